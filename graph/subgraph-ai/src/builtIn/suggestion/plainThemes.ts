import type { Theme } from '@spire/content/suggestionsByTheme';
import { BURDENS } from './burdenThemes.ts';
import { CIRCUMSTANCES } from './circumstanceThemes.ts';
import { isHeavy } from './heavy.ts';
import { wantedOf } from './notWanted.ts';
import { isAboutToFaint, isStandingOnBoard } from './onBoard.ts';
import { SUBJECTS } from './plainSubjects.ts';
import { weatherIn } from './weather.ts';
import { WISHES } from './wishThemes.ts';
import { wordPattern } from '../wordPattern.ts';

/** Negations before a theme, which exclude it; "not other than" is no negation. */
const DENIED =
  "(?<!(?<!\\p{L})(?:ikke|ikkje|aldri|slippe|not|never|(?:don|can|won)['’]?t) (?!anna|annet|much but)(?:\\p{L}+ ){0,2})";
/** Being unable to face it, or troubled by it, which excludes the theme too. */
const TROUBLED =
  "(?<!(?<!\\p{L})(?:too tired (?:to|for)|no energy (?:to|for)|can['’]?t (?:face|manage|cope with|bear|stand)|(?:orker|orkar|gidder|klarer|greier) (?:ikke|ikkje|itj)|stressa? (?:for|over|av|med)|stressed about|worried about|gruer meg til|dreading|hate[rs]?|hatar|redd for|afraid of|forgot(?:ten)? to|glemte|glemmer|forget(?:ting)? to|fight about|argu\\p{L}+ (?:about|over)|krangl\\p{L}+ om) (?:\\p{L}+ ){0,2})";
/** Being too much for the person, which excludes the theme too. */
const TOO_MUCH =
  '(?!\\p{L}* ?(?:is|are|er|feels|blir) (?:all |just )?(?:too|for|so|så)(?!\\p{L}))(?!\\p{L}* (?:of|from|for|fra|frå|av|til|på) (?:the )?(?:accident|crash|hospital|grave|ulykk|sykehus|sjukehus|grav))';
/**
 * The lookahead for the theme stands first, because the lookbehinds are slow and then run only where it is found. It is
 * enough where nothing has to be said of what follows the theme.
 */
const words = (table: readonly (readonly [Theme, string])[], unless: string, nor = '') =>
  table.map(
    ([theme, named]) =>
      [theme, wordPattern(`(?<!\\p{L})(?=${named})${unless}${nor === '' ? '' : `(?:${named})${nor}`}`)] as const,
  );
const WORDS = [
  ...words([...CIRCUMSTANCES, ...BURDENS, ...WISHES], DENIED),
  ...words(SUBJECTS, `${DENIED}${TROUBLED}`, TOO_MUCH),
];

const HALF_GROWN = /tenåring|ungdom|teen|(?<!\d)1[0-9][- ]?(?:år|year)/iu;
/** Themes that a more specific theme replaces where both are found. */
const INSTEAD_OF: Partial<Record<Theme, readonly Theme[]>> = {
  // Named materials replace a general wish to make something.
  paper: ['making'],
  // A person still on duty is not to be put to sleep, and one who waits for tea has not asked for any.
  'awake-on-duty': ['after-nights', 'nap', 'better-sleep'],
  'on-the-ward': ['drinks', 'slow-day'],
  'before-the-door': ['seat', 'waiting-outside'],
  'stuck-on-the-way': ['seat', 'waiting-outside', 'bored'],
  'for-the-missed': ['remembering', 'memories', 'alone-after-loss'],
  'near-someone': ['quiet-company', 'together', 'two-to-talk', 'two-of-us'],
  'out-unseen': ['a-quiet-place', 'quiet-company'],
  'in-the-dark': ['music', 'bored', 'reading'],
  'no-suggestions': ['reluctant'],
  'inner-hum': ['dishes', 'clothes'],
  'feast-away': ['homesick', 'letters'],
  'indoor-adventure': ['out-with-aid', 'surprise', 'bored', 'seated', 'sorting', 'dreaming'],
  drinking: ['water', 'drinks'],
  diversion: ['getting-up', 'bored'],
  'out-with-children': ['small-children', 'together'],
  'something-new': ['for-free', 'learning'],
  'looking-forward': ['for-free'],
  'alone-after-loss': ['remembering'],
  thirst: ['water', 'drinks', 'drinking'],
  'waiting-outside': ['seat'],
  'out-with-aid': ['shade', 'a-quiet-place'],
  'without-hands': ['hands', 'achieving', 'crafts'],
  studying: ['reading'],
  // Permission to leave a chore is no wish to begin it.
  permission: ['dishes', 'sorting'],
  unneeded: ['asked-how-one-is'],
  crafts: ['small-children'],
  'better-sleep': ['tomorrow'],
  eating: ['cooking'],
  'instead-of-a-shower': ['water'],
  'two-of-us': ['together', 'for-free', 'a-nice-evening'],
  'small-children': ['together'],
  // More specific themes replace the general ones.
  'for-two-tired': ['two-of-us', 'together', 'an-hour-off', 'for-free'],
  'two-to-talk': ['for-two-tired', 'two-of-us', 'together', 'an-hour-off', 'for-free', 'a-nice-evening'],
  'lying-with-child': ['small-children', 'together', 'getting-up'],
  'animal-on-lap': ['animal'],
  homesick: ['memories', 'remembering'],
  'holiday-feeling': ['for-free', 'dreaming'],
  'out-in-the-wet': ['out-with-aid', 'shade', 'water', 'slow-day', 'animal'],
  'snowed-in': ['bored', 'slow-day', 'out-in-the-wet', 'rained-in', 'dark-season', 'wildlife', 'water'],
  'rained-in': ['bored', 'slow-day', 'out-in-the-wet', 'dark-season', 'wildlife', 'water'],
  'a-nice-evening': ['bored'],
  'standing-on-board': ['seat', 'waiting-outside'],
  newspaper: ['on-the-ward', 'paper', 'making', 'reading'],
  unfinished: ['achieving', 'dishes', 'paperwork', 'one-of-many', 'clothes', 'sorting'],
};

/** Light-hearted themes, which are used only where the wish tells of nothing heavy. */
const LIGHT_HEARTED: readonly Theme[] = [
  ...(['reluctant', 'a-new-animal', 'out-in-the-wet', 'snowed-in', 'rained-in', 'feast-away'] as const),
  ...(['no-suggestions', 'indoor-adventure', 'inner-hum'] as const),
];
/** A refusal of suggestions is met with humour only where the wish tells of nothing else. */
const SAYS_NO_MORE =
  /^(?:\W*(?:(?:(?:i|jeg|eg|æ|really|honestly|egentlig|please|today|i dag) )*(?:(?:don['’]?t|do not)(?: really)? want|no|vil|ønsker|ingen|ikke|ikkje|itj)(?: (?:ikke|ikkje|itj|egentlig|really|ha|kom med|gi meg|any|your|more|another|noen|nokon|flere|fleire|mer|meir))* (?:suggestions?|forslag)|ok|okay|well|fine|maybe|perhaps|kanskje|just|bare|only|one|en|ett|et|én|but|men|and|og|or|eller|then|da|please|thanks|thank you|takk|today|tonight|i dag|i kveld|nå|now|er du snill|vær så snill|honestly|really|egentlig|i|jeg|any|more)(?!\p{L}))+\W*$/iu;

const JAW = /(?<!\p{L})(?:kjeve\p{L}*|jaws?)(?!\p{L})/iu;

function onBoard(told: string): Theme[] {
  if (!isStandingOnBoard(told)) return [];
  return isAboutToFaint(told) ? ['faint-on-board', 'standing-on-board'] : ['standing-on-board'];
}

/** The themes a wish asks for directly, in addition to its situation. */
export function themesIn(wish: string): Theme[] {
  const told = wantedOf(wish).wish;
  if (told.trim() === '') return [];
  const found = WORDS.filter(([, each]) => each.test(told)).map(([theme]) => theme);
  // A person who likes the rain, or says it is over, is not kept in by it.
  const { isOver, isWet } = weatherIn(told);
  const isLight = !isHeavy(wish);
  const isFor = (theme: Theme) =>
    (isLight || !LIGHT_HEARTED.includes(theme)) &&
    (isWet || (theme !== 'out-in-the-wet' && theme !== 'rained-in')) &&
    !(isOver && (theme === 'snowed-in' || theme === 'water')) &&
    (theme !== 'reluctant' || SAYS_NO_MORE.test(told));
  // A tense jaw is a matter of the anger that has to get out.
  const isJaw = found.includes('letting-out') && JAW.test(told);
  const named = [...onBoard(told), ...found.filter(isFor), ...(isJaw ? (['a-tight-jaw'] as const) : [])];
  const themes = HALF_GROWN.test(told) ? named.filter((theme) => theme !== 'small-children') : named;
  const replaced = new Set(themes.flatMap((theme) => INSTEAD_OF[theme] ?? []));
  return themes.filter((theme) => !replaced.has(theme));
}
