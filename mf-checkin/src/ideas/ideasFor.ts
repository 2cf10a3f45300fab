import type { Idea } from '@spire/content/ideas';
import { isAtMost, type CapacityLevel } from '@spire/domain/capacity';

interface Limits {
  /** Null while it is untold: then what suits the lowest level. */
  capacity: CapacityLevel | null;
  avoid: readonly string[];
}

/** The ideas that fit somebody today: nothing above the capacity, and nothing they avoid (S14). */
export function ideasFor(ideas: readonly Idea[], { capacity, avoid }: Limits): Idea[] {
  return ideas.filter(
    (idea) => isAtMost(idea.capacity, capacity ?? 'low') && !idea.avoid.some((each) => avoid.includes(each)),
  );
}
