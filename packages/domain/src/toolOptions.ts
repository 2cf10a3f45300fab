import type { Tool } from './options.ts';

/**
 * The closed lists of the five tools. Apart from `options.ts`, which every page loads, because only tools need them;
 * their labels belong to the tool screens.
 */

/** The tools with a record of their own; expectation lift has sessions instead (trap 21). */
export type RecordedTool = Exclude<Tool, 'expectation_lift'>;

/** The categories of exercises of inner balance (spec 2 §3, D30). People in bed see them too, so no emoji shows a body. */
export const INNER_BALANCE_CATEGORIES = { breathing: '🌬️', movement: '🍃', sensory: '🖐️' } as const;
export type InnerBalanceCategory = keyof typeof INNER_BALANCE_CATEGORIES;

/** The types of small exercises of micro-regulation (spec 2 §3). */
export const EXERCISE_TYPES = ['breathing', 'sensory', 'movement', 'cognitive', 'music', 'memory', 'warmth'] as const;
export type ExerciseType = (typeof EXERCISE_TYPES)[number];

/** How it feels after an exercise: twelve answers, the ones that are not better included. */
export const AFTER_FEELINGS = {
  calm: '😌',
  lighter: '🙂',
  happy: '😊',
  relieved: '😮‍💨',
  grateful: '🙏',
  energised: '⚡',
  focused: '🎯',
  strong: '💪',
  hopeful: '🌅',
  same: '😐',
  tired: '😴',
  unsettled: '😟',
} as const;
export type AfterFeeling = keyof typeof AFTER_FEELINGS;

/** The 18 emoji for what a person needs instead (spec 2 §3). */
export const PRIORITY_EMOJIS = [
  '🛌', '☕', '🚶', '🌿', '📖', '🎵', '🛁', '🧘', '💤',
  '🍲', '🎨', '🤗', '📵', '🏡', '☀️', '🕯️', '❤️', '🛡️',
] as const; // oxfmt-ignore

/** The 14 social wants; `vet-ikke` and `vetIkke` are one (D29). */
export const SOCIAL_WANTS = [
  'melding',
  'tur',
  'film',
  'stillhet',
  'middag',
  'telefon',
  'kaffe',
  'aktivitet',
  'hjelp',
  'dele',
  'lytte',
  'klem',
  'latter',
  'vetIkke',
] as const;
export type SocialWant = (typeof SOCIAL_WANTS)[number];

/** The good sides of a contact: the 20 ids of the first reading (D29). */
export const CONTACT_ATTRIBUTES = [
  'glede',
  'snakke',
  'tur',
  'forstar',
  'tilgjengelig',
  'lytter',
  'rad',
  'hjelper',
  'aktiviteter',
  'rolig',
  'energisk',
  'kreativ',
  'praktisk',
  'hyggelig',
  'ikkeDommende',
  'utfordringer',
  'takknemlig',
  'klemmer',
  'hjemme',
  'grenser',
] as const;
export type ContactAttribute = (typeof CONTACT_ATTRIBUTES)[number];

/** How a person wants to feel afterwards (expectation lift, spec 2 §3). */
export const DESIRED_FEELINGS = {
  glad: '😊',
  inspirert: '✨',
  kjaerlig: '❤️',
  malrettet: '🎯',
  rolig: '😌',
  mestring: '💪',
  selvsikker: '😎',
} as const;
export type DesiredFeeling = keyof typeof DESIRED_FEELINGS;

/** How an expectation lift turned out, told afterwards. */
export const HOW_IT_WENT = ['good', 'fine', 'hard'] as const;
export type HowItWent = (typeof HOW_IT_WENT)[number];

/** Where the text of a record comes from (trap 15): written by AI for this person, or ours. */
export const TEXT_SOURCES = ['ai', 'built_in'] as const;
export type TextSource = (typeof TEXT_SOURCES)[number];
