import type { ContentTier } from '@spire/domain/capacity';
import type { Exercise, TaggedExercise, WrittenExercise } from './microRegulation/exercise.ts';
import { FIXED } from './microRegulation/fixed.ts';
import { LIMITED } from './microRegulation/limited.ts';
import { LOW } from './microRegulation/low.ts';
import { MODERATE } from './microRegulation/moderate.ts';

export type { Exercise, TaggedExercise };
export { mayTry } from './microRegulation/mayTry.ts';

const written: Record<ContentTier, readonly WrittenExercise[]> = { low: LOW, limited: LIMITED, moderate: MODERATE };

/** The tiers, lowest first; `contentTier` tells which one a level reads up to. */
export const EXERCISE_TIERS = ['low', 'limited', 'moderate'] as const satisfies readonly ContentTier[];

/** The exercises a rule chooses from (spec 2 §8), tagged; the laws in the test beside this file hold for each. */
export const MICRO_EXERCISES: readonly TaggedExercise[] = EXERCISE_TIERS.flatMap((tier) =>
  written[tier].map((exercise) => ({ ...exercise, tier })),
);

/** The four that suit anybody, for when no rule finds one or no profile is known. */
export const FIXED_EXERCISES: readonly Exercise[] = FIXED;
