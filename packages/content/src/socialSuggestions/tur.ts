import type { SocialSuggestion } from './socialSuggestion.ts';

/** A walk; without walking where energy is little. */
export const TUR: SocialSuggestion = {
  want: 'tur',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Frisk luft i døra i stedet for en tur i dag: Be noen sitte med deg der, eller ved et åpent vindu, i fem minutter.',
      message:
        'Hei, {name}. Har du lyst til å trekke litt frisk luft sammen med meg en dag, i en åpen dør eller ved vinduet? Fem minutter holder, og det er greit å si nei.',
      safety: 'Døra og vinduet kan lukkes når du vil, og selskapet kan gå.',
      encouragement: 'Luft og selskap teller, uansett hvor du sitter.',
    },
    en: {
      plan: 'Fresh air at the door in place of an outing today: Ask someone to sit with you there, or by an open window, for five minutes.',
      message:
        'Hi {name}, would you like to get a little fresh air with me one day, in the doorway or by the window? Five minutes is plenty, and it’s fine to say no.',
      safety: 'The door can be closed, and the company can leave, whenever you like.',
      encouragement: 'Air and company count, wherever you sit.',
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
