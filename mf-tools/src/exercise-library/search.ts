import type { Exercise } from '@spire/content/exercises/exercise';
import type { Language } from '@spire/domain/languages';
import { searched as searchedIn } from '@spire/domain/search';

/**
 * The entries that contain every searched word, in any order; all of them without a search. It looks in everything that
 * is written of an exercise in that language; `saidOf` gives further text that is shown of it.
 */
export function searched(
  exercises: readonly Exercise[],
  words: string,
  language: Language,
  saidOf: (exercise: Exercise) => string,
): readonly Exercise[] {
  return searchedIn(words, exercises, (exercise) => {
    const { title, description, steps } = exercise;
    return [title[language], description[language], ...steps[language], saidOf(exercise)].join(' ');
  });
}
