import { LIMITS } from '@spire/domain/limits';

export type RatingWord = 'little' | 'some' | 'much';

/** A rating of 1 to 10 in a word, so that no one has to picture a number. */
export function ratingWord(rating: number): RatingWord {
  const { min, max } = LIMITS.memoryRating;
  const share = (rating - min) / (max - min);
  if (share < 1 / 3) return 'little';
  return share < 2 / 3 ? 'some' : 'much';
}
