import type { SocialSuggestion } from './socialSuggestion.ts';

/** A walk; without walking where energy is little. */
export const TUR: SocialSuggestion = {
  want: 'tur',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Frisk luft inne i stedet for ute i dag: Be noen sitte ved et åpent vindu sammen med deg i fem minutter.',
      message:
        'Hei, {name}. Har du lyst til å ta en pause med meg ved et åpent vindu, fem minutter en dag? Vi trenger ikke gå noe sted, og det er greit å si nei.',
      safety: 'Vinduet kan lukkes når du vil, og selskapet kan gå.',
      encouragement: 'Luft og selskap teller, også innendørs.',
    },
    en: {
      plan: 'Fresh air indoors in place of out of doors today: Ask someone to sit by an open window with you for five minutes.',
      message:
        'Hi {name}, would you like to take a break with me by an open window, for five minutes one day? We need not go anywhere, and it’s fine to say no.',
      safety: 'The window can be closed, and the company can leave, whenever you like.',
      encouragement: 'Air and company count, indoors too.',
    },
  },
  ordinary: {
    avoid: ['social_contact', 'exercise'],
    no: {
      plan: 'Foreslå en kort tur et sted du kjenner. Avtal hvor langt, og at begge kan snu når de vil.',
      message:
        'Hei, {name}. Vil du bli med på en kort tur en dag, omtrent tjue minutter? Kanskje snur jeg underveis, og vi kan utsette når som helst.',
      safety: 'Stopp eller snu hvis noe blir verre, og velg en vei med et sted å sitte.',
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
