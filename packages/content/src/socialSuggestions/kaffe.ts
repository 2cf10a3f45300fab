import type { SocialSuggestion } from './socialSuggestion.ts';

/** A cup of coffee. */
export const KAFFE: SocialSuggestion = {
  want: 'kaffe',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Be noen ta en kopp hos deg, eller drikk hver deres kopp mens dere snakker på telefon. Avtal noen få minutter.',
      message:
        'Hei, {name}. Vil du ta en kopp kaffe med meg en dag, hos meg eller på telefon? Noen få minutter passer meg best, og du kan trygt si nei.',
      safety: 'La den andre lage kaffen. Når koppen er tom, er besøket over.',
      encouragement: 'Rommet trenger ikke være ryddig for en kopp kaffe.',
    },
    en: {
      plan: 'Ask someone round for a cup, or drink one each while you talk on the phone. Agree on a few minutes.',
      message:
        'Hi {name}, would you like a coffee with me one day, at my place or over the phone? A few minutes suits me best, and it’s fine to say no.',
      safety: 'Let the other person make the coffee. When the cup is empty, the visit is over.',
      encouragement: 'No room has to be tidy for a cup of coffee.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Foreslå et rolig sted, når dere begynner og når dere slutter. Velg et bord der du sitter godt.',
      message:
        'Hei, {name}. Har du lyst på en kaffe denne uka, rundt tre kvarter? Hvis det ikke passer, tar vi det en annen gang.',
      safety: 'Du kan gå før koppen er tom.',
      encouragement: 'Tre kvarter er et helt besøk.',
    },
    en: {
      plan: 'Suggest a quiet place, a time to begin and a time to end. Choose a table where you sit comfortably.',
      message:
        'Hi {name}, would you like a coffee this week, for three quarters of an hour or so? If not, another time is fine.',
      safety: 'You can leave before the cup is empty.',
      encouragement: 'Three quarters of an hour is a whole visit.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Finn noe varmt å drikke, eller be om å få det. Hold rundt koppen, og kjenn på lukta.',
      safety: 'Det er greit å la den bli kald.',
      encouragement: 'En kopp for seg selv er også en kaffepause.',
    },
    en: {
      plan: 'Find something warm to drink, or have it brought to you. Put your hands round the cup, and enjoy the smell.',
      safety: 'Letting it go cold is fine.',
      encouragement: 'A cup on your own is a coffee break too.',
    },
  },
};
