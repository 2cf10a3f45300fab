import type { Situation } from '@spire/domain/readingLabels';
import { readSituation } from '@spire/language/readers';
import type { Reading } from '@spire/language/reading';
import { isOpening } from './firstWords.ts';
import { isGoodNews, isNoFeast } from './goodNews.ts';
import { isHeavy, isInPeril, isOfDread } from './heavy.ts';
import { withoutDeniedTiredness } from './notTired.ts';
import { isBreathless, wantedOf } from './notWanted.ts';
import { themesIn } from './plainThemes.ts';
import { SITUATIONS } from './situationRules.ts';
import type { Theme } from '@spire/content/suggestionsByTheme';
import { known, NONE, rulesOf, toldBy } from '../plainWords.ts';

/** Phrases of having had enough: the thing that is too much tells the situation. */
const OF_UNWANTED = rulesOf<Situation>([
  [
    'bored-in-bed',
    '(?:bli|blir|er|være|go|going|goes|drive[sn]?|driving|losing)(?: (?:me|meg|mæ|helt|heilt|snart|my|so|absolutely))* (?:gal|galen|gæren|gæern|gærn|sprø|tullete|crazy|mad|insane|nuts|mind)(?!\\p{L})(?: \\p{L}+){0,4}? (?:ligge|liggje|ligg|lying|laying|in bed|in the dark|i mørket|i senga)(?!\\p{L})',
  ],
]);

/** Pleasant places, which must not be suggested where the wish tells of danger. */
const PLACES: readonly Situation[] = ['indoors', 'outdoors', 'tidy', 'restless', 'joy', 'bored-in-bed'];

/**
 * The situation without a celebration where the cause is sad or another person's, and without a pleasant place where
 * there is danger.
 */
function inEarnest(read: Reading<Situation>, wish: string): Reading<Situation> {
  if (isGoodNews(wish)) return read;
  const isHard = isHeavy(wish);
  const labels = read.kind === 'confident' ? [read.label, ...(read.also ?? [])] : read.likely;
  const isFeast = labels.includes('celebrate') && isNoFeast(wish);
  const isPlace = isInPeril(wish) && labels.some((label) => PLACES.includes(label));
  if (!isFeast && !isPlace) return read;
  if (read.kind === 'abstains') return isPlace ? known('anxious') : { ...read, likely: withoutFeast(read.likely) };
  if (read.label === 'celebrate' || (isPlace && PLACES.includes(read.label)))
    return known(isHard && isOfDread(wish) ? 'anxious' : 'sad');
  return { ...read, also: withoutFeast(read.also ?? []).filter((label) => !isPlace || !PLACES.includes(label)) };
}
const withoutFeast = (labels: readonly Situation[]) => labels.filter((label) => label !== 'celebrate');

/** Situations that a place explains away: a night duty is no sleeplessness, and waiting at a door is no outing. */
const AT_THEIR_PLACE: readonly (readonly [Theme, Situation, readonly Situation[]])[] = [
  ['awake-on-duty', 'energy-up', ['cannot-sleep', 'before-sleep', 'tired', 'calm-down', 'outdoors']],
  ['before-the-door', 'waiting', ['outdoors', 'few-minutes', 'busy-hands']],
];

function inPlace(read: Reading<Situation>, wish: string): Reading<Situation> {
  if (read.kind !== 'confident') return read;
  const themes = themesIn(wish);
  const place = AT_THEIR_PLACE.find(([theme, , misread]) => themes.includes(theme) && misread.includes(read.label));
  return place === undefined ? read : known(place[1]);
}

/** The situation a wish tells of, by rules or by the classifier. */
export async function situationOf(wish: string): Promise<Reading<Situation>> {
  return inPlace(await readingOf(wish), wish);
}

async function readingOf(wish: string): Promise<Reading<Situation>> {
  if (isOpening(wish)) return known<Situation>(NONE);
  const ofUnwanted = toldBy(OF_UNWANTED, wish);
  if (ofUnwanted !== undefined) return known(ofUnwanted);
  const { isOnlyRefused, wish: wantedWords } = wantedOf(wish);
  const wanted = withoutDeniedTiredness(wantedWords);
  if (isOnlyRefused) return known<Situation>(NONE);
  const told = toldBy(SITUATIONS, wanted);
  if (told !== undefined) return inEarnest(known(told), wish);
  const read = inEarnest(await readSituation(wanted), wish);
  // The unwanted things tell the person's state where nothing else does.
  const besides = read.kind === 'confident' ? undefined : toldBy(SITUATIONS, wish);
  if (besides !== undefined) return inEarnest(known(besides), wish);
  return read.kind === 'abstains' && isBreathless(wish) ? known('anxious') : read;
}
