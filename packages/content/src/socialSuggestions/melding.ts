import type { SocialSuggestion } from './socialSuggestion.ts';

/** A message. */
export const MELDING: SocialSuggestion = {
  want: 'melding',
  gentle: {
    avoid: ['social_contact', 'screen_use'],
    no: {
      plan: 'Velg en du er trygg på. Send meldingen når det passer deg, og legg bort telefonen etterpå.',
      message: 'Hei, {name}. Tenker på deg i dag. Du trenger ikke svare.',
      safety: 'Svaret kan du lese en annen dag, eller la ligge.',
      encouragement: 'En liten melding er også en måte å være sammen på.',
    },
    en: {
      plan: 'Choose someone you feel safe with. Send the message when it suits you, and put the phone away afterwards.',
      message: 'Hi {name}, I’m thinking of you today. No need to answer.',
      safety: 'An answer can be read another day, or left unread.',
      encouragement: 'A small message is a way of being together too.',
    },
  },
  ordinary: {
    avoid: ['social_contact', 'screen_use'],
    no: {
      plan: 'Velg en du gjerne vil høre fra. Send meldingen, og bestem når du vil se etter svar.',
      message: 'Hei, {name}. Jeg fikk lyst til å høre hvordan du har det. Det haster ikke å svare.',
      safety: 'Du kan runde av når du vil, og vente med å svare.',
      encouragement: 'Du trenger ikke ha noe viktig å si for å ta kontakt.',
    },
    en: {
      plan: 'Choose someone you would like to hear from. Send the message, and decide when you will look for an answer.',
      message: 'Hi {name}, I wanted to hear how you are. There is no hurry to answer.',
      safety: 'You can wrap up whenever you like, and wait before you answer.',
      encouragement: 'You need not have anything important to say.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Si inni deg det du kunne tenkt deg å skrive til noen. La det bli hos deg i dag.',
      safety: 'Ingenting trenger å sendes, heller ikke senere.',
      encouragement: 'Det er nærhet i å ha noen i tankene.',
    },
    en: {
      plan: 'Say in your mind what you would like to write to someone. Let it stay with you today.',
      safety: 'Nothing needs to be sent, not later either.',
      encouragement: 'There is closeness in having someone on your mind.',
    },
  },
};
