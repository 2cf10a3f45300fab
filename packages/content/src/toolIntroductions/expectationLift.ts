import type { ToolIntroduction } from './toolIntroduction.ts';

/** Looking ahead to something, kindly. */
export const EXPECTATION_LIFT: ToolIntroduction = {
  purpose: {
    no: 'Se for deg noe du skal, og finn det som kan gjøre det litt bedre.',
    en: 'Picture something that lies ahead, and find what could make it a little better.',
  },
  exercises: {
    low: {
      title: { no: 'Noe lite i vente', en: 'Something small ahead' },
      steps: {
        no: [
          'Tenk på noe som skjer senere i dag, stort eller lite.',
          'Hva kan være godt med det? Én ting er nok.',
          'Velg en følelse du vil ta med deg dit.',
        ],
        en: [
          'Think of something later today, big or small.',
          'What might be good about it? One thing is enough.',
          'Choose a feeling you would like to bring along.',
        ],
      },
      minutes: 2,
    },
    limited: {
      title: { no: 'Gjør det litt lettere', en: 'Make it a little easier' },
      steps: {
        no: [
          'Velg én ting du skal i dag.',
          'Tenk deg at det går greit. Hva skjedde?',
          'Legg til én ting som gjør det lettere: en pause, en venn, en god jakke.',
        ],
        en: [
          'Choose one thing you will do today.',
          'Imagine that it goes all right. What happened?',
          'Add one thing that makes it easier: a break, a friend, a good coat.',
        ],
      },
      minutes: 3,
    },
    moderate: {
      title: { no: 'De to første minuttene', en: 'The first two minutes' },
      steps: {
        no: [
          'Velg noe du skal i morgen.',
          'Se for deg de to første minuttene, ett steg om gangen.',
          'Hva kan gå bedre enn du tror?',
          'Bestem hva du gjør når det er over.',
        ],
        en: [
          'Choose something you will do tomorrow.',
          'Picture the first two minutes, one step at a time.',
          'What might go better than you think?',
          'Decide what you will do once it is over.',
        ],
      },
      minutes: 4,
    },
  },
};
