import type { WrittenMemorySuggestion } from './memorySuggestion.ts';

/** For memories of mastery and of inspiration. */
export const MESTRING: readonly WrittenMemorySuggestion[] = [
  {
    id: 'mestring-your-part-in-it',
    category: 'mindfulness',
    text: {
      no: 'I «{title}» var det noe du fikk til. Hva gjorde du selv? Si det til deg selv i én setning, uten «bare».',
      en: 'In "{title}" there was something you managed. What was your own part in it? Say it to yourself in one sentence, without "just".',
    },
    emoji: '💪',
    minutes: 2,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'mestring-the-first-step',
    category: 'practical',
    text: {
      no: 'Husk hvordan «{title}» begynte. Hva var det aller første du gjorde? Finn noe like lite som kan være dagens første.',
      en: 'Remember how "{title}" began. What was the very first thing you did? Find something just as small to be the first of today.',
    },
    emoji: '🌱',
    minutes: 3,
    capacity: 'low',
    avoid: [],
    partsOfDay: ['morning', 'day'],
  },
  {
    id: 'mestring-told-by-a-friend',
    category: 'social',
    text: {
      no: 'Tenk deg at en god venn fortalte om «{title}». Hva ville de sagt om deg? Hør det med stemmen deres.',
      en: 'Imagine a good friend talking about "{title}". What would they say about you? Hear it in their voice.',
    },
    emoji: '💞',
    minutes: 2,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'mestring-what-you-knew',
    category: 'mindfulness',
    text: {
      no: 'Hva kunne du den gangen, i «{title}», som du fortsatt kan? Tell gjerne med små ting, som å vente eller å spørre. Det er ikke borte.',
      en: 'What did you know how to do in "{title}" that you still know? Small things count, like waiting or asking. It has not gone away.',
    },
    emoji: '🗝️',
    minutes: 3,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'mestring-three-words-on-paper',
    category: 'practical',
    text: {
      no: 'Skriv tre ord fra «{title}» på en lapp, og legg den der du ser den i morgen. Det er en hilsen fra deg til deg.',
      en: 'Write three words from "{title}" on a slip of paper, and leave it where you will see it tomorrow. It is a greeting from you to you.',
    },
    emoji: '🗒️',
    minutes: 3,
    capacity: 'limited',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'mestring-the-same-way',
    category: 'practical',
    text: {
      no: 'Velg noe du skal i dag, og gjør det slik du fikk det til i «{title}». Ta ti minutter av gangen. Stopp når det er godt nok.',
      en: 'Choose something you are doing today, and go about it the way that worked in "{title}". Take ten minutes at a time. Stop when it is good enough.',
    },
    emoji: '🧭',
    minutes: 10,
    capacity: 'moderate',
    avoid: [],
    partsOfDay: ['morning', 'day'],
  },
];

export const INSPIRASJON: readonly WrittenMemorySuggestion[] = [
  {
    id: 'inspirasjon-what-caught-you',
    category: 'mindfulness',
    text: {
      no: 'Hva var det i «{title}» som gjorde deg nysgjerrig? Gi det et minutt til, uten å skulle noe med det. Kanskje ser du noe nytt.',
      en: 'What was it in "{title}" that made you curious? Give it one more minute, with nothing to be done about it. You may see something new.',
    },
    emoji: '💡',
    minutes: 2,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'inspirasjon-more-of-what',
    category: 'practical',
    text: {
      no: 'Tenk på «{title}», og gjør setningen ferdig: «Jeg vil ha litt mer av …» Du trenger ikke skaffe det i dag. Det er nok å vite hva det er.',
      en: 'Think of "{title}", and finish the sentence: "I would like a little more of …" It need not happen today. Knowing what it is will do.',
    },
    emoji: '🌟',
    minutes: 2,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'inspirasjon-walk-round-it',
    category: 'mindfulness',
    text: {
      no: 'Se «{title}» fra et nytt sted, som om du satt høyt oppe i et tre. Hva legger du merke til derfra? Slutt når det er morsomst.',
      en: 'See "{title}" from somewhere new, as if you were sitting high up in a tree. What do you notice from there? Stop at the best part.',
    },
    emoji: '🔭',
    minutes: 3,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'inspirasjon-three-lines',
    category: 'creative',
    text: {
      no: 'Lag tre linjer om «{title}», inni deg eller på papir: noe du så, noe du hørte, noe du kjente. Det trenger ikke rime.',
      en: 'Make three lines about "{title}", in your mind or on paper: something you saw, something you heard, something you felt. They need not rhyme.',
    },
    emoji: '📜',
    minutes: 3,
    capacity: 'low',
    avoid: ['creative_tasks'],
    partsOfDay: [],
  },
  {
    id: 'inspirasjon-keep-a-piece',
    category: 'practical',
    text: {
      no: 'Finn noe hjemme som hører sammen med «{title}»: et bilde, en bok, en ting. Sett det fram der du ofte er. La det stå en uke.',
      en: 'Find something at home that belongs with "{title}": a picture, a book, a thing. Put it out where you often are. Let it stay for a week.',
    },
    emoji: '🖼️',
    minutes: 5,
    capacity: 'limited',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'inspirasjon-one-step-further',
    category: 'creative',
    text: {
      no: 'Ta «{title}» ett lite skritt videre: les en side, lag en skisse, prøv en bit. Et kvarter er nok. Stopp mens du har lyst på mer.',
      en: 'Take "{title}" one small step further: read a page, make a sketch, try a piece. A quarter of an hour is enough. Stop while you would like more.',
    },
    emoji: '🎨',
    minutes: 15,
    capacity: 'moderate',
    avoid: ['creative_tasks'],
    partsOfDay: ['morning', 'day', 'evening'],
  },
];
