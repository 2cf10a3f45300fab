import type { ContentTier } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, Consideration, NeedMore } from '@spire/domain/options';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { ExerciseType } from '@spire/domain/toolOptions';

/** One small exercise as a person reads it (spec 2 §3). */
export interface Exercise {
  id: string;
  type: ExerciseType;
  emoji: string;
  title: Record<Language, string>;
  instruction: Record<Language, string>;
  /** Why it may be worth trying, never what it will do (S14). */
  reasoning?: Record<Language, string>;
}

/** An exercise with everything a rule chooses by, so that no text has to be read by code. */
export interface TaggedExercise extends Exercise {
  /** The lowest tier it suits; it suits every tier above as well. */
  tier: ContentTier;
  needs: readonly NeedMore[];
  considerations: readonly Consideration[];
  /** What a person may have asked to be spared that this touches (trap 100). */
  avoid: readonly AvoidSuggestion[];
  /** Whom it does not suit (D53). */
  notFor: readonly Sensitivity[];
}

/** An exercise as its tier's file holds it; the tier is the file. */
export type WrittenExercise = Omit<TaggedExercise, 'tier'>;
