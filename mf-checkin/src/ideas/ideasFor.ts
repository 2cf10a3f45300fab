import type { Idea } from '@spire/content/ideas';
import { isAtMost, type CapacityLevel } from '@spire/domain/capacity';
import { isBearable, type Sensitivity } from '@spire/domain/sensitivities';

interface Limits {
  /** Null while it is untold: then what suits the lowest level. */
  capacity: CapacityLevel | null;
  avoid: readonly string[];
  spared: readonly Sensitivity[];
}

/** The ideas that fit somebody today: nothing above the capacity, nothing they avoid (S14) and nothing they cannot bear (D53). */
export function ideasFor(ideas: readonly Idea[], { capacity, avoid, spared }: Limits): Idea[] {
  return ideas.filter(
    (idea) =>
      isAtMost(idea.capacity, capacity ?? 'low') &&
      !idea.avoid.some((each) => avoid.includes(each)) &&
      isBearable(idea.notFor, spared),
  );
}
