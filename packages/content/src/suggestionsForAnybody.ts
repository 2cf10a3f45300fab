import { spreadOf } from './suggestionSpread.ts';

/**
 * Suggestions that suit anybody anywhere, by the part of a person they address: for a wish of which nothing is known.
 * They assume no thing, mood or companion and leave nothing to decide, and the three parts are of different categories.
 */
export const FOR_ANYBODY = spreadOf({
  body: 'soft-jaw shoulders-down real-yawn smallest-movement open-and-close-hands reach-in-a-chair',
  senses: 'warm-palms three-green-things good-scent distant-sound water-over-hands',
  mind: 'holiday-of-your-own a-memory-of-that-colour secret-life-of-a-thing names-for-the-furniture already-done tasty-word new-ending three-lines by-heart what-does-it-look-like',
});
