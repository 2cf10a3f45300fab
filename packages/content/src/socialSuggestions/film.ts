import type { SocialSuggestion } from './socialSuggestion.ts';

/** A film; a story to listen to where energy is little. */
export const FILM: SocialSuggestion = {
  want: 'film',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'En kort historie i stedet for film i dag: Be noen høre den sammen med deg, eller lese den høyt. Lukk øynene om det er godt.',
      message:
        'Hei, {name}. Har du lyst til å høre en kort historie sammen med meg, bare noen minutter? Det er helt greit å si nei.',
      safety: 'Det er fint å stoppe midt i. Historien venter.',
      encouragement: 'Dere kan ha det fint sammen uten å si noe.',
    },
    en: {
      plan: 'A short story in place of a film today: Ask someone to listen to one with you, or to read it aloud. Close your eyes if that feels good.',
      message:
        'Hi {name}, would you like to listen to a short story with me, just for a few minutes? It’s quite all right to say no.',
      safety: 'Stopping halfway is fine. The story will wait.',
      encouragement: 'You can have a good time together without a word.',
    },
  },
  ordinary: {
    avoid: ['social_contact', 'screen_use'],
    no: {
      plan: 'Velg en film dere begge kjenner, så gjør det ikke noe om du mister tråden. Avtal en pause midt i.',
      message:
        'Hei, {name}. Har du lyst til å se en film sammen en kveld? Vi tar en pause midt i, og kan avlyse samme dag.',
      safety: 'Skru ned lys og lyd. Resten av filmen kan ses en annen gang.',
      encouragement: 'En halv film i godt selskap er en fin kveld.',
    },
    en: {
      plan: 'Choose a film you both know, so that it does not matter if you lose the thread. Agree on a break in the middle.',
      message:
        'Hi {name}, would you like to watch a film together one evening? We can have a break in the middle, and cancel on the day.',
      safety: 'Turn the light and the sound down. The rest of the film can be watched another time.',
      encouragement: 'Half a film in good company is a good evening.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Tenk på en film du er glad i. Se den beste scenen inni deg, i ro og mak.',
      safety: 'Velg en film som gjør deg trygg, og slipp den når du vil.',
      encouragement: 'Du kan den allerede, så du trenger ikke følge med.',
    },
    en: {
      plan: 'Think of a film you love. Watch the best scene in your mind, without hurry.',
      safety: 'Choose a film that feels safe, and let it go when you like.',
      encouragement: 'You know it by heart, so there is nothing to keep up with.',
    },
  },
};
