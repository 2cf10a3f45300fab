import type { SocialSuggestion } from './socialSuggestion.ts';

/** A call. */
export const TELEFON: SocialSuggestion = {
  want: 'telefon',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg en du er trygg på, og avtal en prat på fem minutter. Ligg gjerne mens dere snakker.',
      message:
        'Hei, {name}. Passer det med en kort prat en dag? Jeg har krefter til fem minutter, og det er greit om det ikke passer.',
      safety: 'Si først at du har fem minutter, så er det lett å legge på.',
      encouragement: 'En stemme du kjenner, kan være nok.',
    },
    en: {
      plan: 'Choose someone you feel safe with, and agree on a five-minute call. Lie down while you talk, if you like.',
      message:
        'Hi {name}, are you up for a short call one day? I have the energy for five minutes, and it’s fine to say no.',
      safety: 'Say first that you have five minutes, and hanging up is easy.',
      encouragement: 'A voice you know can be enough.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Avtal en dag og en tid. Tenk ut én ting du vil fortelle, og én du vil spørre om.',
      message:
        'Hei, {name}. Har du tid til en prat på telefonen denne uka, rundt et kvarter? Velg dagen du, så flytter vi den om det trengs.',
      safety: 'La telefonen ringe om det ikke passer likevel. Du kan svare en annen dag.',
      encouragement: 'Det er lov å legge på mens det er hyggelig.',
    },
    en: {
      plan: 'Agree on a day and a time. Think of one thing to tell, and one to ask.',
      message:
        'Hi {name}, do you have time for a call this week, a quarter of an hour or so? You choose the day, and we can move it if that helps.',
      safety: 'Let the phone ring if it is not a good time after all. You can answer another day.',
      encouragement: 'You may hang up while it is still nice.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Tenk deg at en du liker, ringte nå. Si høyt eller inni deg det du ville ha fortalt.',
      safety: 'Slå gjerne av lyden på telefonen så lenge.',
      encouragement: 'Det du har å fortelle, er verdt å høre.',
    },
    en: {
      plan: 'Imagine that someone you like rang just now. Say out loud, or in your mind, what you would tell them.',
      safety: 'Turn the sound of your phone off meanwhile, if you like.',
      encouragement: 'Your news is worth hearing.',
    },
  },
};
