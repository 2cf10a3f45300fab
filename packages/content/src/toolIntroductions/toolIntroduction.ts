import type { ContentTier } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';

/** One small exercise of a tool that can be done on the spot. */
export interface ToolExercise {
  title: Record<Language, string>;
  steps: Record<Language, readonly string[]>;
  minutes: number;
}

/** What a tool is for, and a first taste of it for each content tier (D30). */
export interface ToolIntroduction {
  purpose: Record<Language, string>;
  exercises: Record<ContentTier, ToolExercise>;
}
