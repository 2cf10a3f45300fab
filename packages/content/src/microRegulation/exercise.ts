import type { ContentTier } from '@spire/domain/capacity';
import type { FixedExercises, SmallExercises } from '../../schema/smallExercises.ts';

/** One small exercise as a person reads it (spec 2 §3). */
export type Exercise = FixedExercises[number];

/** An exercise with everything a rule chooses by, so that no text has to be read by code. */
export interface TaggedExercise extends SmallExercise {
  /** The lowest tier it suits; it suits every tier above as well. */
  tier: ContentTier;
}

type SmallExercise = SmallExercises[number];
