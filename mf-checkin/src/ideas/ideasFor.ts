import type { Idea } from '@spire/content/ideas';
import { type Suited, suits } from '@spire/content/textTags';
import { isAtMost, type CapacityLevel } from '@spire/domain/capacity';
import { isBearable, type Sensitivity } from '@spire/domain/sensitivities';

interface Limits {
  /** Null while it is untold: then what suits the lowest level. */
  capacity: CapacityLevel | null;
  avoid: readonly string[];
  sensitivities: readonly Sensitivity[];
  /** The limits of the day and the person's life. */
  suited: Suited;
}

/**
 * The ideas that fit somebody today: nothing above the capacity, nothing they avoid (S14), nothing they cannot bear (D53),
 * and nothing that is too light for the day or for another life (D61).
 */
export function ideasFor(ideas: readonly Idea[], { capacity, avoid, sensitivities, suited }: Limits): Idea[] {
  return ideas.filter(
    (idea) =>
      isAtMost(idea.capacity, capacity ?? 'low') &&
      !idea.avoid.some((each) => avoid.includes(each)) &&
      isBearable(idea.contraindications, sensitivities) &&
      suits(idea, suited),
  );
}
