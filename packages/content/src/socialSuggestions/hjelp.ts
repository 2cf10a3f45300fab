import type { SocialSuggestion } from './socialSuggestion.ts';

/** A hand with something. */
export const HJELP: SocialSuggestion = {
  want: 'hjelp',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg én liten ting som ville gjort dagen lettere. Be om akkurat den.',
      message:
        'Hei, {name}. Kan du hjelpe meg med én liten ting denne uka? Jeg forteller gjerne hva det er, og det er helt greit å si nei.',
      safety: 'Du kan si nei takk til hjelp som ikke passer.',
      encouragement: 'Noe lite og tydelig er ofte lett å si ja til.',
    },
    en: {
      plan: 'Choose one small thing that would make the day easier. Ask for exactly that.',
      message:
        'Hi {name}, could you help me with one small thing this week? I’ll tell you what it is, and it’s quite all right to say no.',
      safety: 'You can say no thank you to help that does not fit.',
      encouragement: 'Something small and clear is often easy to say yes to.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Tenk på det som ligger foran deg, og velg én ting andre kan ta. Si hva det er, når, og hvor lenge.',
      message:
        'Hei, {name}. Jeg kunne trenge en hånd med noe praktisk, omtrent en halvtime. Har du tid en dag? Et nei er helt i orden.',
      safety: 'Du bestemmer hvordan det skal gjøres hjemme hos deg, og når det er nok.',
      encouragement: 'Å be om hjelp er en måte å ta vare på kreftene på.',
    },
    en: {
      plan: 'Think of what lies ahead, and choose one thing that others can take. Say what it is, when, and for how long.',
      message:
        'Hi {name}, I could do with a hand with something practical, for about half an hour. Do you have time one day? A no is quite all right.',
      safety: 'You decide how it is done in your home, and when it is enough.',
      encouragement: 'Asking for help is a way of looking after your energy.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Velg én ting som kan vente, og én som kan gjøres enklere. Det er nok for i dag.',
      safety: 'Du trenger ikke ta det vanskeligste først.',
      encouragement: 'Å gjøre det lettere for seg selv er også hjelp.',
    },
    en: {
      plan: 'Choose one thing that can wait, and one that can be made simpler. That is enough for today.',
      safety: 'The hardest does not need to come first.',
      encouragement: 'Making it easier for yourself is help too.',
    },
  },
};
