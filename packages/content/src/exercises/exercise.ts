import type { ContentTier } from '@spire/domain/capacity';
import { keysOf } from '@spire/domain/lists';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import type { Exercises } from '../../schema/exercises.ts';

/** An exercise as its file holds it: the folder is the category, the file the tier, and every movement moves. */
export type WrittenExercise = Exercises[number];

/** One exercise of inner balance (D30), with everything it is chosen and shown by, so that no text is read by code. */
export interface Exercise extends Omit<WrittenExercise, 'isMovement'> {
  category: InnerBalanceCategory;
  /** The tier it is written for; moderate serves high too. */
  tier: ContentTier;
  /** It moves the body: the caution and "stop if it gets worse" stand with it (S24). */
  isMovement: boolean;
}

/** The exercises of a category, lowest tier first. */
export function exercisesOf(
  category: InnerBalanceCategory,
  written: Readonly<Record<ContentTier, readonly WrittenExercise[]>>,
): readonly Exercise[] {
  return keysOf(written).flatMap((tier) =>
    written[tier].map((exercise) => ({ isMovement: category === 'movement', ...exercise, category, tier })),
  );
}
