import { HEAVY_WORDS } from '@spire/content/heavyWords';
import { wordPattern } from '../wordPattern.ts';

const { near, goodOutcome, ...hardships } = HEAVY_WORDS;

const wordsOf = (patterns: readonly string[]) =>
  wordPattern(`(?<!\\p{L})(?:${patterns.join('|').replaceAll('{near}', near)})(?!\\p{L})`);

const GOOD_OUTCOME = wordsOf(goodOutcome);
const HEAVY = Object.values(hardships).map(wordsOf);

/**
 * Whether a wish tells of death, illness, loss, tears, fear or danger, one's own or of somebody near: then no text plays,
 * celebrates or makes light.
 */
export function isHeavy(wish: string): boolean {
  const told = wish.normalize('NFC').replace(new RegExp(GOOD_OUTCOME, 'giu'), ' ');
  return HEAVY.some((each) => each.test(told));
}
