import type { Exercise } from '@spire/content/exercises/exercise';
import type { Language } from '@spire/domain/languages';

/** As it is compared: without regard to case. */
const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Everything that is written of an exercise, in the language it is read in, and what a screen says of it. */
function textOf({ title, description, steps }: Exercise, language: Language, said: string): string {
  return plain([title[language], description[language], ...steps[language], said].join(' '));
}

/**
 * The entries that contain every searched word, in any order; all of them without a search. `saidOf` gives further text
 * that is shown of an entry.
 */
export function searched(
  exercises: readonly Exercise[],
  words: string,
  language: Language,
  saidOf: (exercise: Exercise) => string,
): readonly Exercise[] {
  const wanted = plain(words).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return exercises;
  return exercises.filter((exercise) => {
    const text = textOf(exercise, language, saidOf(exercise));
    return wanted.every((word) => text.includes(word));
  });
}
