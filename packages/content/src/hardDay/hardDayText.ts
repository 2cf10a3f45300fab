import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, NeedMore, SuggestionCategory, TaskType } from '@spire/domain/options';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { ExerciseType } from '@spire/domain/toolOptions';

/** One small act for a hard day; it can be a suggestion, a task or a small exercise. */
export interface HardDayText {
  id: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
  emoji: string;
  minutes: 1 | 2;
  category: SuggestionCategory;
  /** Which of the three tasks it can be. */
  taskType: TaskType;
  /** What kind of small exercise it is. */
  exerciseType: ExerciseType;
  needs: readonly NeedMore[];
  /** What a person may have asked to be spared that it touches. */
  avoid: readonly AvoidSuggestion[];
  /** Whom it does not suit, by what they cannot bear (D53); nobody where left out. */
  notFor?: readonly Sensitivity[];
}
