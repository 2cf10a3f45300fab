import { suggestionsFor } from '@spire/content/suggestionsBySituation';
import { GROUPS_OF_SITUATION } from '@spire/content/wishGroups';
import { SITUATIONS } from '@spire/domain/readingLabels';
import { type WishGroup, WISH_GROUPS } from '@spire/domain/wishGroups';
import { wishReader } from '@spire/language/readers';
import type { Heard } from './hearWish.ts';
import { SHARPENED } from './wishIndex.ts';

/** How likely a situation has to be at least to count. */
const LEAST = 0.001;

/** Understands a wish by its situations and their lists alone, and answers openly: what there is while the index is made. */
export async function hearSituation(wish: string): Promise<Heard> {
  const { featuresOf, situationsOf } = await wishReader();
  const told = situationsOf(featuresOf(wish));
  const scores = new Map<string, number>();
  const ofTexts = new Map<string, Map<WishGroup, number>>();
  const weights = new Map<WishGroup, number>();
  for (const [at, situation] of SITUATIONS.entries()) {
    const share = Math.max(LEAST, told[at] ?? 0) ** SHARPENED;
    const ids = [...suggestionsFor(situation)];
    for (const [place, id] of ids.entries()) {
      const score = Math.log(share * (1 - place / (2 * ids.length)));
      scores.set(id, Math.max(score, scores.get(id) ?? -Infinity));
      const groups = ofTexts.get(id) ?? new Map<WishGroup, number>();
      for (const group of GROUPS_OF_SITUATION[situation]) groups.set(group, 1);
      ofTexts.set(id, groups);
    }
    for (const [place, group] of GROUPS_OF_SITUATION[situation].entries())
      weights.set(group, (weights.get(group) ?? 0) + share / (place + 1));
  }
  const groups = WISH_GROUPS.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
  return { certainty: 'open', scores, groups, ofTexts };
}
