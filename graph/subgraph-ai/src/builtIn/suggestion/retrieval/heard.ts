import type { WishGroup } from '@spire/domain/wishGroups';
import type { Groups } from './groups.ts';

/** A wish as it was understood. */
export interface Heard {
  /** Whether it is answered for sure, with a guess and a question, or openly; `nothing` is no words at all. */
  certainty: 'sure' | 'guessed' | 'open' | 'nothing';
  /** How near each text is that may answer it, in nats below the nearest. */
  scores: ReadonlyMap<string, number>;
  /** The groups it may be about, the likeliest first. */
  groups: readonly WishGroup[];
  ofTexts: ReadonlyMap<string, Groups>;
}
