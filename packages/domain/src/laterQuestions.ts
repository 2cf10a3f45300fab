import type { LocalDate } from './dates.ts';
import type { Settings } from './settings.ts';

/** What the short start leaves out, in the order in which Home asks for it (D68). */
export const LATER_QUESTIONS = ['capacityLevel', 'considerations', 'avoidSuggestions', 'goals'] as const;
export type LaterQuestion = (typeof LATER_QUESTIONS)[number];

/** So many days there is none after "not today". */
export const DAYS_WITHOUT_QUESTION = 3;

interface Told {
  capacityLevel: string | null;
  considerations: readonly string[];
  avoidSuggestions: readonly string[];
  goals: readonly string[];
  /** The date on which something was last told: one question a day is enough, and none on the first. */
  toldOn: LocalDate;
}

/** The question for Home today; undefined where there is none, or none is wanted. */
export function laterQuestion(
  told: Told,
  { questionsFrom, questionsOff }: Pick<Settings, 'questionsFrom' | 'questionsOff'>,
  today: LocalDate,
): LaterQuestion | undefined {
  if (told.toldOn >= today || (questionsFrom !== null && questionsFrom > today)) return undefined;
  const isOpen = (id: LaterQuestion) => told[id] === null || told[id].length === 0;
  // Nobody who told all that is needed is asked what to be spared: nothing is an answer to that, too.
  const isUnfinished = LATER_QUESTIONS.some((id) => id !== 'avoidSuggestions' && isOpen(id));
  return isUnfinished ? LATER_QUESTIONS.find((id) => isOpen(id) && !questionsOff.includes(id)) : undefined;
}
