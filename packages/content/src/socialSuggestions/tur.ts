import type { SocialSuggestion } from './socialSuggestion.ts';

/** A walk; without walking where energy is little. */
export const TUR: SocialSuggestion = {
  want: 'tur',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Be noen sitte sammen med deg ute, eller ved et åpent vindu, i ti minutter. Det er turen.',
      message:
        'Hei, {name}. Har du lyst til å sitte ute sammen med meg i ti minutter en dag? Vi trenger ikke gå noe sted, og det er greit å si nei.',
      safety: 'Velg et sted der det er lett å komme inn igjen når du vil.',
      encouragement: 'Luft og selskap teller, også når dere sitter.',
    },
    en: {
      plan: 'Ask someone to sit with you outside, or by an open window, for ten minutes. That is the outing.',
      message:
        'Hi {name}, would you like to sit outside with me for ten minutes one day? We need not go anywhere, and it is fine to say no.',
      safety: 'Choose a place where it is easy to go back in when you like.',
      encouragement: 'Air and company count, sitting down too.',
    },
  },
  ordinary: {
    avoid: ['social_contact', 'exercise'],
    no: {
      plan: 'Foreslå en kort tur et sted du kjenner. Avtal hvor langt, og at begge kan snu når de vil.',
      message:
        'Hei, {name}. Vil du bli med på en kort tur en dag, omtrent tjue minutter? Kanskje snur jeg underveis, og vi kan utsette når som helst.',
      safety: 'Stopp eller snu hvis noe blir verre, og ha et sted å sitte på veien.',
      encouragement: 'En kort tur er en hel tur.',
    },
    en: {
      plan: 'Suggest a short walk somewhere you know. Agree how far, and that either of you can turn back.',
      message:
        'Hi {name}, would you come for a short walk one day, about twenty minutes? I may turn back on the way, and we can put it off at any time.',
      safety: 'Stop or turn back if anything gets worse, and know a place to sit along the way.',
      encouragement: 'A short walk is a whole walk.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Se for deg en tur du er glad i, fra start til slutt. Finn en lyd eller en lukt du husker.',
      safety: 'Stopp når du har fått nok.',
      encouragement: 'Gode steder kan besøkes herfra også.',
    },
    en: {
      plan: 'Picture a walk you love, from start to finish. Find a sound or a smell that you remember.',
      safety: 'Stop when you have had enough.',
      encouragement: 'Good places can be visited from here too.',
    },
  },
};
