import type { ContentTier } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import type { Sensitivity } from '@spire/domain/sensitivities';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import type { TextTags } from '../textTags.ts';

/** One exercise of inner balance (D30), with everything it is chosen and shown by, so that no text is read by code. */
export interface Exercise extends TextTags {
  id: string;
  category: InnerBalanceCategory;
  /** The tier it is written for; moderate serves high too. */
  tier: ContentTier;
  /** How long the countdown runs, 1 to 8. */
  minutes: number;
  position: 'lying' | 'sitting' | 'any' | 'standing';
  /** Whom it does not suit (D53). */
  notFor: readonly Sensitivity[];
  /** It moves the body: the caution and "stop if it gets worse" stand with it (S24). */
  isMovement: boolean;
  /** For the pacer: the breath goes in and out, and is never held. */
  rhythm?: { inSeconds: number; outSeconds: number };
  title: Record<Language, string>;
  /** One or two sentences; the first stands alone in a list. */
  description: Record<Language, string>;
  steps: Record<Language, readonly string[]>;
}

/** An exercise as its file holds it: the folder is the category, the file the tier, and every movement moves. */
export type WrittenExercise = Omit<Exercise, 'category' | 'tier' | 'isMovement'> & { isMovement?: true };

/** The exercises of a category, lowest tier first. */
export function exercisesOf(
  category: InnerBalanceCategory,
  written: Record<ContentTier, readonly WrittenExercise[]>,
): readonly Exercise[] {
  return keysOf(written).flatMap((tier) =>
    written[tier].map((exercise) => ({ isMovement: category === 'movement', ...exercise, category, tier })),
  );
}
