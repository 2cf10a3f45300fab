import type { ToolIntroduction } from './toolIntroduction.ts';

/** What to ask for, and of whom. */
export const SOCIAL_SUPPORT: ToolIntroduction = {
  purpose: {
    no: 'Finn ut hva du ønsker deg av andre akkurat nå, og hvem det går an å spørre.',
    en: 'Find out what you would like from others right now, and who you could ask.',
  },
  exercises: {
    low: {
      title: { no: 'En du er trygg på', en: 'Someone you feel safe with' },
      steps: {
        no: [
          'Tenk på en du er trygg på.',
          'Hva hadde vært godt: en melding, litt selskap, eller å få være i fred?',
          'Gjør det til en setning inni deg: «Jeg skulle gjerne …»',
        ],
        en: [
          'Think of someone you feel safe with.',
          'What would be good: a message, some company, or to be left in peace?',
          'Make it a sentence in your mind: "I would like …"',
        ],
      },
      minutes: 2,
    },
    limited: {
      title: { no: 'En melding uten krav', en: 'A message that asks for nothing' },
      steps: {
        no: [
          'Velg en du gjerne vil høre fra.',
          'Skriv: «Tenker på deg. Du trenger ikke svare.»',
          'Send den nå, eller spar den til en annen dag.',
        ],
        en: [
          'Choose someone you would like to hear from.',
          'Write: "Thinking of you. No need to answer."',
          'Send it now, or save it for another day.',
        ],
      },
      minutes: 3,
    },
    moderate: {
      title: { no: 'Be om noe bestemt', en: 'Ask for something definite' },
      steps: {
        no: [
          'Velg én ting du ønsker deg hjelp eller selskap til.',
          'Tenk på en som pleier å si ja til slikt.',
          'Si hva det gjelder, når, og hvor lenge. Da er det lett å svare.',
          'Blir det nei, handler det som regel om dagen deres, ikke om deg.',
        ],
        en: [
          'Choose one thing you would like help or company with.',
          'Think of someone who tends to say yes to such things.',
          'Say what it is, when, and for how long. That makes it easy to answer.',
          'If it is a no, it is usually about their day, not about you.',
        ],
      },
      minutes: 5,
    },
  },
};
