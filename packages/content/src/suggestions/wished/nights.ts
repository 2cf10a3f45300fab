import type { WishedSuggestion } from './wishedSuggestion.ts';

/** For the night to come, while it is still day. */
export const FOR_NIGHTS: readonly WishedSuggestion[] = [
  {
    id: 'the-same-small-sign',
    text: {
      no: 'Finn et lite tegn på at kvelden er her: én lampe, myke sokker, den samme sangen. Bruk det i kveld og i morgen. Snart sier det «nå roer vi oss» helt av seg selv.',
      en: 'Find a small sign that the evening is here: one lamp, soft socks, the same song. Use it tonight and tomorrow. Soon it will say "time to wind down" all by itself.',
    },
    emoji: '🛋️',
    minutes: 3,
    category: 'practical',
    capacity: 'low',
    avoid: [],
    notFor: ['sleep'],
    goals: ['peace', 'structure'],
    needs: ['ro', 'trygghet'],
    considerations: [],
    partsOfDay: ['morning', 'day', 'evening'],
  },
  {
    id: 'tomorrow-before-supper',
    text: {
      no: 'Gi morgendagen fem minutter nå, mens det er lyst: tre stikkord på en lapp. Brett lappen, og legg den i en lomme. Da slipper den å banke på i natt.',
      en: 'Give tomorrow five minutes now, while it is light: three words on a slip. Fold it, and put it in a pocket. Then it need not knock tonight.',
    },
    emoji: '🗓️',
    minutes: 5,
    category: 'practical',
    capacity: 'low',
    avoid: [],
    notFor: ['sleep', 'light'],
    goals: ['structure', 'peace'],
    needs: ['klarhet', 'ro'],
    considerations: [],
    partsOfDay: ['morning', 'day'],
  },
  {
    id: 'the-bed-beforehand',
    text: {
      no: 'Gjør senga klar lenge før kvelden: en frisk pute, vinduet på gløtt, noe mykt ved føttene. Så er det bare å legge seg. Legg en lapp der om noe skal huskes.',
      en: 'Get the bed ready well before evening: a fresh pillow, the window ajar, something soft by the feet. Then all that is left is to lie down. Leave a slip there if anything is to be remembered.',
    },
    emoji: '🛏️',
    minutes: 5,
    category: 'practical',
    capacity: 'limited',
    avoid: [],
    notFor: ['sleep'],
    goals: ['structure', 'peace'],
    needs: ['ro', 'trygghet'],
    considerations: [],
    partsOfDay: ['morning', 'day'],
  },
];
