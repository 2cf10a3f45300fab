import type { CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, SuggestionCategory } from '@spire/domain/options';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { TextTags } from './textTags.ts';

/** Something small to choose for oneself, from the catalogue (D25). */
export interface Idea extends TextTags {
  id: string;
  emoji: string;
  minutes: number;
  /** The lowest level it suits. */
  capacity: CapacityLevel;
  avoid: readonly AvoidSuggestion[];
  /** Whom it does not suit, by what they cannot bear (D53); nobody where left out. */
  notFor?: readonly Sensitivity[];
  text: Record<Language, string>;
}

/** The three categories of the catalogue, in their order, and what their ideas count as. */
export const IDEA_SECTIONS = { movement: 'physical', mind: 'mindfulness', food: 'practical' } as const satisfies Record<
  string,
  SuggestionCategory
>;
export type IdeaSection = keyof typeof IDEA_SECTIONS;

/** The break that stands before the catalogue. */
export const BREATHING_BREAK: Idea = {
  id: 'breathing-break',
  emoji: '🌬️',
  minutes: 5,
  capacity: 'low',
  avoid: ['meditation'],
  text: {
    no: 'Sitt eller ligg slik det er godt. La pusten gå som den vil, og følg den med oppmerksomheten. Når tankene vandrer, kom tilbake.',
    en: 'Sit or lie in a way that feels good. Let your breath go as it likes, and follow it. When your mind wanders, come back.',
  },
};

export const IDEAS: Record<IdeaSection, readonly Idea[]> = {
  movement: [
    {
      id: 'slow-walk',
      emoji: '🚶',
      minutes: 10,
      capacity: 'moderate',
      avoid: ['exercise'],
      notFor: ['light', 'sound', 'standing', 'movement'],
      assumes: ['outside', 'legs'],
      text: {
        no: 'Gå en rolig tur rundt der du bor. Snu før du blir sliten.',
        en: 'Take a slow walk near where you live. Turn back before you get tired.',
      },
    },
    {
      id: 'open-window',
      emoji: '🪟',
      minutes: 2,
      capacity: 'low',
      avoid: [],
      text: {
        no: 'Kjenn på lufta fra et åpent vindu en liten stund.',
        en: 'Feel the air from an open window for a little while.',
      },
    },
    {
      id: 'ankle-circles',
      emoji: '🦶',
      minutes: 2,
      capacity: 'low',
      avoid: [],
      text: {
        no: 'La føttene gå rolig rundt, også i senga. Fem ganger hver vei.',
        en: 'Let your feet go slowly round, in bed too. Five times each way.',
      },
    },
    {
      id: 'shoulder-rolls',
      emoji: '🤷',
      minutes: 1,
      capacity: 'low',
      avoid: ['exercise'],
      text: {
        no: 'Rull skuldrene rolig bakover noen ganger. La armene henge.',
        en: 'Roll your shoulders slowly back a few times. Let your arms hang.',
      },
    },
    {
      id: 'hands-open',
      emoji: '✋',
      minutes: 1,
      capacity: 'low',
      avoid: [],
      text: {
        no: 'Åpne hendene helt, og lukk dem mykt. Gjør det fem ganger.',
        en: 'Open your hands wide, and close them softly. Do it five times.',
      },
    },
    {
      id: 'side-stretch',
      emoji: '🙆',
      minutes: 2,
      capacity: 'limited',
      avoid: ['exercise'],
      notFor: ['movement'],
      text: {
        no: 'Strekk den ene armen over hodet, så den andre. Ikke lenger enn det er godt.',
        en: 'Stretch one arm over your head, then the other. No further than feels good.',
      },
    },
    {
      id: 'stairs-once',
      emoji: '🪜',
      minutes: 3,
      capacity: 'moderate',
      avoid: ['exercise'],
      notFor: ['standing', 'movement'],
      assumes: ['legs'],
      text: {
        no: 'Gå en trapp opp og ned én gang, i ditt eget tempo.',
        en: 'Walk up and down some stairs once, at your own pace.',
      },
    },
    {
      id: 'sit-and-stand',
      emoji: '🪑',
      minutes: 3,
      capacity: 'moderate',
      avoid: ['exercise'],
      notFor: ['standing', 'movement'],
      assumes: ['legs'],
      text: {
        no: 'Reis deg fra stolen og sett deg igjen tre ganger. Bruk hendene om du vil.',
        en: 'Rise from the chair and sit down again three times. Use your hands if you like.',
      },
    },
    {
      id: 'one-song-move',
      emoji: '🎵',
      minutes: 4,
      capacity: 'limited',
      avoid: ['exercise', 'screen_use'],
      notFor: ['sound', 'screen', 'standing', 'movement'],
      isLight: true,
      text: {
        no: 'Sett på en sang og beveg deg slik den får deg til å ville.',
        en: 'Put on a song and move the way it makes you want to.',
      },
    },
    {
      id: 'neck-turn',
      emoji: '🙂',
      minutes: 1,
      capacity: 'low',
      avoid: [],
      text: {
        no: 'Se sakte til den ene siden, så til den andre. Hodet er tungt, så ta god tid.',
        en: 'Look slowly to one side, then to the other. A head is heavy, so take your time.',
      },
    },
    {
      id: 'bus-stop',
      emoji: '🚏',
      minutes: 15,
      capacity: 'moderate',
      avoid: ['exercise'],
      notFor: ['light', 'sound', 'standing', 'movement'],
      assumes: ['outside', 'legs'],
      text: {
        no: 'Gå til neste holdeplass og tilbake. Ta med vann.',
        en: 'Walk to the next stop and back. Bring water.',
      },
    },
    {
      id: 'legs-up',
      emoji: '🛋️',
      minutes: 5,
      capacity: 'low',
      avoid: [],
      text: {
        no: 'Legg beina høyt på en pute. La dem ligge der i fem minutter.',
        en: 'Put your legs up on a pillow. Let them rest there for five minutes.',
      },
    },
  ],
  mind: [
    {
      id: 'three-sounds',
      emoji: '👂',
      minutes: 2,
      capacity: 'low',
      avoid: [],
      notFor: ['sound'],
      text: {
        no: 'Lytt etter tre lyder. Den fjerneste til slutt.',
        en: 'Listen for three sounds. Keep the farthest for last.',
      },
    },
    {
      id: 'name-it',
      emoji: '📝',
      minutes: 2,
      capacity: 'low',
      avoid: [],
      text: {
        no: 'Sett ett ord på hvordan du har det. Ordet får bare være der.',
        en: 'Put one word to how you feel. The word may just be there.',
      },
    },
    {
      id: 'good-moment',
      emoji: '🌟',
      minutes: 3,
      capacity: 'low',
      avoid: [],
      isLight: true,
      text: {
        no: 'Tenk på noe godt fra denne uka. Se for deg hvor du var.',
        en: 'Think of something good from this week. Picture where you were.',
      },
    },
    {
      id: 'worry-time',
      emoji: '🕰️',
      minutes: 5,
      capacity: 'limited',
      avoid: [],
      notFor: ['light'],
      text: {
        no: 'Skriv ned det du grubler på. Velg en tid i morgen da du ser på det igjen.',
        en: 'Write down what is on your mind. Choose a time tomorrow to look at it again.',
      },
    },
    {
      id: 'kind-words',
      emoji: '💬',
      minutes: 2,
      capacity: 'low',
      avoid: [],
      text: {
        no: 'Si noe til deg selv som du ville sagt til en god venn.',
        en: 'Say something to yourself that you would say to a good friend.',
      },
    },
    {
      id: 'one-message',
      emoji: '✉️',
      minutes: 4,
      capacity: 'limited',
      avoid: ['social_contact', 'screen_use'],
      notFor: ['light', 'screen', 'company'],
      assumes: ['friend'],
      text: {
        no: 'Send en kort hilsen til noen du liker. Du trenger ikke svar.',
        en: 'Send a short hello to someone you like. You need no reply.',
      },
    },
    {
      id: 'quiet-room',
      emoji: '🤫',
      minutes: 5,
      capacity: 'low',
      avoid: [],
      text: {
        no: 'Sitt fem minutter der det er stille. Telefonen kan ligge i et annet rom.',
        en: 'Sit for five minutes where it is quiet. Your phone can lie in another room.',
      },
    },
    {
      id: 'small-drawing',
      emoji: '✏️',
      minutes: 5,
      capacity: 'limited',
      avoid: ['creative_tasks'],
      notFor: ['light'],
      text: {
        no: 'Tegn det første du ser. Det skal ikke bli fint.',
        en: 'Draw the first thing you see. It need not be pretty.',
      },
    },
  ],
  food: [
    {
      id: 'glass-of-water',
      emoji: '💧',
      minutes: 1,
      capacity: 'low',
      avoid: [],
      text: { no: 'Ta noen slurker av et glass vann.', en: 'Take a few sips from a glass of water.' },
    },
    {
      id: 'fruit-near',
      emoji: '🍎',
      minutes: 1,
      capacity: 'low',
      avoid: [],
      notFor: ['food'],
      assumes: ['kitchen'],
      text: {
        no: 'Legg en frukt der du ser den. Spis den når du får lyst.',
        en: 'Put a piece of fruit where you see it. Eat it when you feel like it.',
      },
    },
    {
      id: 'warm-cup',
      emoji: '☕',
      minutes: 5,
      capacity: 'limited',
      avoid: [],
      notFor: ['food'],
      assumes: ['kitchen'],
      text: {
        no: 'Lag noe varmt å drikke, og sitt ned med det.',
        en: 'Make something warm to drink, and sit down with it.',
      },
    },
    {
      id: 'nuts',
      emoji: '🥜',
      minutes: 1,
      capacity: 'low',
      avoid: [],
      notFor: ['food'],
      assumes: ['kitchen'],
      text: {
        no: 'Ha noen nøtter eller noe annet du tåler i en skål i nærheten.',
        en: 'Keep some nuts, or something else you tolerate, in a bowl nearby.',
      },
    },
    {
      id: 'slice-of-bread',
      emoji: '🍞',
      minutes: 4,
      capacity: 'low',
      avoid: [],
      notFor: ['food'],
      assumes: ['kitchen'],
      text: { no: 'Smør en brødskive med noe du liker.', en: 'Butter a slice of bread with something you like.' },
    },
    {
      id: 'yoghurt',
      emoji: '🥣',
      minutes: 2,
      capacity: 'low',
      avoid: [],
      notFor: ['food'],
      assumes: ['kitchen'],
      text: { no: 'Ta en skål yoghurt, eller noe like enkelt.', en: 'Have a bowl of yoghurt, or something as simple.' },
    },
    {
      id: 'soup',
      emoji: '🍲',
      minutes: 10,
      capacity: 'limited',
      avoid: [],
      notFor: ['standing', 'food'],
      assumes: ['kitchen'],
      text: { no: 'Varm opp en suppe. Spis så mye som er godt.', en: 'Warm up some soup. Eat as much as feels good.' },
    },
    {
      id: 'egg',
      emoji: '🥚',
      minutes: 8,
      capacity: 'limited',
      avoid: [],
      notFor: ['standing', 'food'],
      assumes: ['kitchen'],
      text: { no: 'Kok et egg. Det holder som et lite måltid.', en: 'Boil an egg. It will do as a small meal.' },
    },
    {
      id: 'carrot',
      emoji: '🥕',
      minutes: 3,
      capacity: 'low',
      avoid: [],
      notFor: ['standing', 'food'],
      assumes: ['kitchen'],
      text: {
        no: 'Skjær opp en gulrot eller en agurk, og sett den fram.',
        en: 'Cut up a carrot or a cucumber, and put it out.',
      },
    },
    {
      id: 'one-for-later',
      emoji: '🥡',
      minutes: 5,
      capacity: 'limited',
      avoid: [],
      notFor: ['standing', 'food'],
      assumes: ['kitchen'],
      text: {
        no: 'Lag litt mer enn du spiser nå, og sett resten i kjøleskapet.',
        en: 'Make a little more than you eat now, and put the rest in the fridge.',
      },
    },
    {
      id: 'eat-by-window',
      emoji: '🍽️',
      minutes: 10,
      capacity: 'low',
      avoid: [],
      notFor: ['light', 'food'],
      assumes: ['kitchen'],
      text: {
        no: 'Spis ved et vindu i dag. Se ut mellom bitene.',
        en: 'Eat by a window today. Look out between bites.',
      },
    },
    {
      id: 'two-colours',
      emoji: '🫑',
      minutes: 3,
      capacity: 'limited',
      avoid: [],
      notFor: ['food'],
      assumes: ['kitchen'],
      text: { no: 'Ha to farger på tallerkenen.', en: 'Have two colours on your plate.' },
    },
    {
      id: 'breakfast-ready',
      emoji: '🌅',
      minutes: 5,
      capacity: 'limited',
      avoid: [],
      notFor: ['food'],
      assumes: ['kitchen'],
      text: {
        no: 'Sett fram frokosten i kveld, så er den klar i morgen.',
        en: 'Set out your breakfast tonight. Then it is there when you wake.',
      },
    },
    {
      id: 'ask-for-help',
      emoji: '🤝',
      minutes: 3,
      capacity: 'low',
      avoid: ['social_contact'],
      notFor: ['company'],
      assumes: ['friend'],
      text: { no: 'Spør noen om de vil ta med litt mat til deg.', en: 'Ask someone to bring you a little food.' },
    },
    {
      id: 'favourite',
      emoji: '😋',
      minutes: 5,
      capacity: 'low',
      avoid: [],
      notFor: ['food'],
      isLight: true,
      assumes: ['kitchen'],
      text: {
        no: 'Spis noe du virkelig liker, og kjenn smaken.',
        en: 'Eat something you really like, and notice the taste.',
      },
    },
  ],
};
