import type { ToolIntroduction } from './toolIntroduction.ts';

/** Saying no to something; never a script against violence (S15). */
export const SELF_PRIORITY: ToolIntroduction = {
  purpose: {
    no: 'Øv på å si nei til noe, så det blir krefter igjen til det du trenger.',
    en: 'Practise saying no to something, so that there is strength left for what you need.',
  },
  exercises: {
    low: {
      title: { no: 'Én ting mindre', en: 'One thing less' },
      steps: {
        no: [
          'Tenk på én ting du syns du skulle ha gjort i dag.',
          'Spør deg selv: Hva trenger jeg heller?',
          'Si inni deg: «Det andre får vente.»',
        ],
        en: [
          'Think of one thing you feel you were supposed to do today.',
          'Ask yourself: What do I need instead?',
          'Say to yourself: "The other thing can wait."',
        ],
      },
      minutes: 2,
    },
    limited: {
      title: { no: 'Et vennlig nei', en: 'A friendly no' },
      steps: {
        no: [
          'Velg noe du er blitt spurt om.',
          'Prøv setningen: «Takk for at du spør. Det passer ikke denne gangen.»',
          'Si den høyt én gang, bare for deg selv.',
        ],
        en: [
          'Choose something you have been asked to do.',
          'Try the sentence: "Thank you for asking. Not this time."',
          'Say it out loud once, just for yourself.',
        ],
      },
      minutes: 3,
    },
    moderate: {
      title: { no: 'Ja, men litt mindre', en: 'Yes, but a bit less' },
      steps: {
        no: [
          'Velg noe du har sagt ja til.',
          'Finn ut hva som er stort nok for deg: kortere tid, en annen dag, færre folk.',
          'Øv på å si det: «Jeg kommer gjerne en time.»',
          'Legg merke til hvordan det kjennes.',
        ],
        en: [
          'Choose something you have said yes to.',
          'Work out what is big enough for you: less time, another day, fewer people.',
          'Practise saying it: "I would love to come for an hour."',
          'Notice how that feels.',
        ],
      },
      minutes: 4,
    },
  },
};
