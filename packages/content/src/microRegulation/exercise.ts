import type { ContentTier } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, Consideration, NeedMore } from '@spire/domain/options';
import type { ExerciseType } from '@spire/domain/toolOptions';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { TextTags } from '../textTags.ts';

/** One small exercise as a person reads it (spec 2 §3). */
export interface Exercise extends TextTags {
  id: string;
  type: ExerciseType;
  emoji: string;
  title: Record<Language, string>;
  instruction: Record<Language, string>;
  /** Why it may be worth trying, never what it will do (S14). */
  reasoning?: Record<Language, string>;
  /** Whom it does not suit, by what they cannot bear (D53); nobody where left out. */
  notFor?: readonly Sensitivity[];
}

/** An exercise with everything a rule chooses by, so that no text has to be read by code. */
export interface TaggedExercise extends Exercise {
  /** The lowest tier it suits; it suits every tier above as well. */
  tier: ContentTier;
  needs: readonly NeedMore[];
  considerations: readonly Consideration[];
  /** What a person may have asked to be spared that this touches (trap 100). */
  avoid: readonly AvoidSuggestion[];
}

/** An exercise as its tier's file holds it; the tier is the file. */
export type WrittenExercise = Omit<TaggedExercise, 'tier'>;
