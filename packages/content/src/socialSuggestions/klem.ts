import type { SocialSuggestion } from './socialSuggestion.ts';

/** A hug. */
export const KLEM: SocialSuggestion = {
  want: 'klem',
  gentle: {
    avoid: ['social_contact'],
    no: {
      plan: 'Tenk på en du er trygg på. Be om en klem, eller om å få holde en hånd, så lenge det er godt.',
      message:
        'Hei, {name}. Jeg kunne tenke meg en klem neste gang vi ses, om du også vil. Hvis ikke er det helt greit.',
      safety: 'Begge kan si nei, og begge kan slippe når de vil.',
      encouragement: 'Nærhet kan være så lite som en hånd.',
    },
    en: {
      plan: 'Think of someone you feel safe with. Ask for a hug, or for a hand to hold, for as long as it feels good.',
      message: 'Hi {name}, I’d like a hug next time I see you, if you’d like one too. If not, that’s quite all right.',
      safety: 'Either of you can say no, and either can let go.',
      encouragement: 'Closeness can be as little as a hand.',
    },
  },
  ordinary: {
    avoid: ['social_contact'],
    no: {
      plan: 'Velg en du er trygg på. Spør først, og si hvordan du liker det: lett eller fast, kort eller lenge.',
      message:
        'Hei, {name}. Kan vi gi hverandre en god klem neste gang vi ses? Bare hvis du har lyst, og det trenger ikke være snart.',
      safety: 'Det som er godt én dag, kan være for mye en annen. Begge kan si nei.',
      encouragement: 'Det er fint å vite hva som gjør godt, og å si det.',
    },
    en: {
      plan: 'Choose someone you feel safe with. Ask first, and say how you like it: light or firm, short or long.',
      message:
        'Hi {name}, how about a good hug the next time we see each other? Only if you feel like it, and it need not be soon.',
      safety: 'What feels good one day may be too much another. Either of you can say no.',
      encouragement: 'It is good to know what feels nice, and to say so.',
    },
  },
  alone: {
    avoid: [],
    no: {
      plan: 'Legg armene rundt deg selv eller en pute. Bli der så lenge det er godt.',
      safety: 'Er berøring for mye i dag, er et teppe nok.',
      encouragement: 'Du kan være god mot deg selv med helt små ting.',
    },
    en: {
      plan: 'Put your arms round yourself or a pillow. Stay there for as long as it feels good.',
      safety: 'If touch is too much today, a blanket will do.',
      encouragement: 'You can be kind to yourself in very small ways.',
    },
  },
};
