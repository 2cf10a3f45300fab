import type { SocialSuggestion } from './socialSuggestion.ts';

/** Something to do together. */
export const AKTIVITET: SocialSuggestion = {
  want: 'aktivitet',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg noe lite dere kan gjøre sittende eller liggende, som kort eller gåter. Be noen om noen minutter.',
      message:
        'Hei, {name}. Har du lyst til å gjøre noe lite sammen, som kort eller gåter? Noen minutter er fint, og vi kan stoppe når som helst.',
      safety: 'Velg noe dere kan legge fra dere midt i.',
      encouragement: 'Ett slag kort er nok til å ha gjort noe sammen.',
    },
    en: {
      plan: 'Choose a small thing to do in a chair or in bed, like cards or riddles. Ask someone for a few minutes.',
      message:
        'Hi {name}, would you like to play cards or do some riddles with me? A few minutes is good, and we can stop at any time.',
      safety: 'Pick a thing you can put down halfway.',
      encouragement: 'One round of cards is enough for one day.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg noe du har lyst til, med en tydelig slutt, som et spill eller en utstilling. Spør én person først.',
      message:
        'Hei, {name}. Jeg har lyst til å finne på noe en dag, som et spill eller en utstilling. Blir du med? Det er helt greit å si nei eller å ombestemme seg.',
      safety: 'Finn ut på forhånd hvor du kan ta en pause, og hvordan du kommer deg hjem.',
      encouragement: 'Lysten er grunn god nok.',
    },
    en: {
      plan: 'Choose something you feel like, with a clear end, like a board game or an exhibition. Ask one person first.',
      message:
        'Hi {name}, I’d like to do something one day, like a board game or an exhibition. Will you come along? It’s quite all right to say no or to change your mind.',
      safety: 'Find out beforehand where you can have a break, and how you will get home.',
      encouragement: 'Feeling like it is reason enough.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Gjør noe lite for deg selv i fem minutter, som en kabal eller en gåte.',
      safety: 'Legg det bort når du vil, ferdig eller ikke.',
      encouragement: 'Det du gjør på lek, trenger ikke bli til noe.',
    },
    en: {
      plan: 'Do something small on your own for five minutes, like patience or a riddle.',
      safety: 'Put it away when you like, finished or not.',
      encouragement: 'What is done in play need not turn into anything.',
    },
  },
};
