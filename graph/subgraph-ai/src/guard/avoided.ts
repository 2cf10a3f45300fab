import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';
import { CREATIVE_TASKS } from './avoided/creativeTasks.ts';
import { EXERCISE } from './avoided/exercise.ts';
import { MEDITATION } from './avoided/meditation.ts';
import { SCREEN_USE } from './avoided/screenUse.ts';
import { SOCIAL_CONTACT } from './avoided/socialContact.ts';

const WORDS: Record<AvoidSuggestion, Record<Language, readonly RegExp[]>> = {
  meditation: MEDITATION,
  exercise: EXERCISE,
  creative_tasks: CREATIVE_TASKS,
  social_contact: SOCIAL_CONTACT,
  screen_use: SCREEN_USE,
};

/** Which of the things a person is to be spared the clauses ask for (D23, trap 100). */
export function avoidedIn(
  clauses: readonly string[],
  language: Language,
  avoid: readonly AvoidSuggestion[],
): AvoidSuggestion[] {
  return avoid.filter((each) =>
    WORDS[each][language].some((pattern) => clauses.some((clause) => pattern.test(clause))),
  );
}
