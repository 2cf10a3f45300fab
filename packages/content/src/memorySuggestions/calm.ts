import type { WrittenMemorySuggestion } from './memorySuggestion.ts';

/** For memories of peace and of safety. */
export const RO: readonly WrittenMemorySuggestion[] = [
  {
    id: 'ro-where-you-were',
    category: 'mindfulness',
    text: {
      no: 'I minnebanken din ligger «{title}». Se for deg hvor du var, og finn det stilleste stedet i bildet. Bli der så lenge det er godt.',
      en: 'In your memory bank there is "{title}". Picture where you were, and find the quietest place in it. Stay there for as long as it feels good.',
    },
    emoji: '🌿',
    minutes: 3,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'ro-one-sound',
    category: 'mindfulness',
    text: {
      no: 'Husker du «{title}»? Finn én lyd derfra, og hør den inni deg. Er det stille der, kan du låne stillheten litt.',
      en: 'Do you remember "{title}"? Find one sound from there, and hear it in your mind. If it is quiet there, borrow the quiet for a while.',
    },
    emoji: '👂',
    minutes: 2,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'ro-what-carried-you',
    category: 'physical',
    text: {
      no: 'Hva var det som gjorde godt i «{title}»: varme, stillhet eller noe mykt? Gi deg selv litt av det samme der du er nå.',
      en: 'What was it that felt good in "{title}": warmth, quiet or something soft? Give yourself a little of the same where you are now.',
    },
    emoji: '🧣',
    minutes: 3,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'ro-a-thing-from-there',
    category: 'practical',
    text: {
      no: 'Finn en ting hjemme som minner om «{title}», og legg den der du ser den fra stolen din. Mer skal ikke til.',
      en: 'Find a thing at home that reminds you of "{title}", and put it where you can see it from your chair. That is all.',
    },
    emoji: '🪨',
    minutes: 5,
    capacity: 'limited',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'ro-a-few-lines',
    category: 'creative',
    text: {
      no: 'Tegn noen få streker av «{title}»: en kant, en skygge, et vindu. Det trenger ikke ligne. Legg arket bort når du er ferdig.',
      en: 'Draw a few lines of "{title}": an edge, a shadow, a window. It need not look like anything. Put the sheet away when you are done.',
    },
    emoji: '✏️',
    minutes: 5,
    capacity: 'limited',
    avoid: ['creative_tasks'],
    partsOfDay: [],
  },
  {
    id: 'ro-the-same-once-more',
    category: 'mindfulness',
    text: {
      no: 'Noe av det som var godt i «{title}», går kanskje an å gjøre igjen. Velg den minste biten, og sett av et kvarter til den. Kjenn om roen er der fortsatt.',
      en: 'Some of what was good in "{title}" may be possible again. Choose the smallest piece, and set aside a quarter of an hour for it. See if the calm is still there.',
    },
    emoji: '🕯️',
    minutes: 15,
    capacity: 'moderate',
    avoid: [],
    partsOfDay: ['morning', 'day', 'evening'],
  },
];

export const TRYGGHET: readonly WrittenMemorySuggestion[] = [
  {
    id: 'trygghet-the-safest-part',
    category: 'mindfulness',
    text: {
      no: 'Se for deg «{title}», og finn den delen som var tryggest. Var det et sted, en stemme eller et ansikt? La den være med deg litt nå.',
      en: 'Bring back "{title}", and find the part that felt safest. Was it a place, a voice or a face? Let it keep you company for a while.',
    },
    emoji: '🫂',
    minutes: 3,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'trygghet-hand-and-memory',
    category: 'physical',
    text: {
      no: 'Legg en hånd der den er varm, og tenk på «{title}». Du var der, og du har det med deg. Bli så lenge du vil.',
      en: 'Rest a hand where it is warm, and think of "{title}". You were there, and it is still yours. Stay as long as you like.',
    },
    emoji: '🤲',
    minutes: 2,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'trygghet-one-word-for-it',
    category: 'mindfulness',
    text: {
      no: 'Finn ett ord for hvordan det kjentes i «{title}». Si det stille til deg selv et par ganger. Det ordet kan du bruke igjen.',
      en: 'Find one word for how "{title}" felt. Say it quietly to yourself a couple of times. That word can be used again.',
    },
    emoji: '🪶',
    minutes: 2,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'trygghet-who-was-there',
    category: 'social',
    text: {
      no: 'Var det noen sammen med deg i «{title}»? Send dem en vennlig tanke, uten å si noe. Var du alene, kan tanken gå til deg selv.',
      en: 'Was anyone with you in "{title}"? Send them a kind thought, without a word. If you were alone, the thought can be for you.',
    },
    emoji: '💛',
    minutes: 2,
    capacity: 'low',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'trygghet-a-corner-like-it',
    category: 'practical',
    text: {
      no: 'Se for deg «{title}», og lag et hjørne som ligner litt: et pledd, en lampe, noe å lene seg mot. Sett deg der en stund.',
      en: 'Picture "{title}", and make a corner a little like it: a blanket, a lamp, something to lean on. Sit there for a while.',
    },
    emoji: '🛋️',
    minutes: 10,
    capacity: 'limited',
    avoid: [],
    partsOfDay: [],
  },
  {
    id: 'trygghet-tell-one-thing',
    category: 'social',
    text: {
      no: 'Fortell en du stoler på én ting fra «{title}», gjerne noe helt lite. Du trenger ikke forklare hvorfor. Det er fint om svaret er et smil.',
      en: 'Tell someone you trust one thing from "{title}", however small. There is no need to explain why. A smile is answer enough.',
    },
    emoji: '💬',
    minutes: 5,
    capacity: 'limited',
    avoid: ['social_contact'],
    partsOfDay: ['day', 'evening'],
  },
];
