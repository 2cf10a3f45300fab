import type { ContentTier } from '@spire/domain/capacity';
import { TEXTS as FIXED } from './generated/fixedExercises.ts';
import { TEXTS } from './generated/smallExercises.ts';
import type { Exercise, TaggedExercise } from './microRegulation/exercise.ts';

export type { Exercise, TaggedExercise };
export { mayTry } from './microRegulation/mayTry.ts';

/** The tiers, lowest first; `contentTier` tells which one a level reads up to. */
export const EXERCISE_TIERS = ['low', 'limited', 'moderate'] as const satisfies readonly ContentTier[];

/** The exercises a rule chooses from (spec 2 §8), tagged; the invariants of small exercises hold for each. */
export const MICRO_EXERCISES: readonly TaggedExercise[] = EXERCISE_TIERS.flatMap((tier) =>
  TEXTS[tier].map((exercise) => ({ ...exercise, tier })),
);

/** Those that suit anybody, for when no rule finds one or no profile is known. */
export const FIXED_EXERCISES: readonly Exercise[] = FIXED;
