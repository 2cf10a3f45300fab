import type { LocalDate } from './dates.ts';

/** What the short start leaves out, in the order in which Home asks for it (D68). */
export const LATER_QUESTIONS = ['capacityLevel', 'considerations', 'avoidSuggestions', 'goals'] as const;
export type LaterQuestion = (typeof LATER_QUESTIONS)[number];

/** The number of days without a question after "not today". */
export const DAYS_WITHOUT_QUESTION = 3;

interface Told {
  capacityLevel: string | null;
  considerations: readonly string[];
  avoidSuggestions: readonly string[];
  goals: readonly string[];
  /** The date on which something was last told: one question a day is enough, and none on the first. */
  toldOn: LocalDate;
}

interface Wishes {
  questionsFrom: LocalDate | null;
  questionsOff: readonly LaterQuestion[];
}

/** The question for Home today; undefined where there is none, or none is wanted. */
export function laterQuestion(
  told: Told,
  { questionsFrom, questionsOff }: Wishes,
  today: LocalDate,
): LaterQuestion | undefined {
  if (told.toldOn >= today || (questionsFrom !== null && questionsFrom > today)) return undefined;
  const isOpen = (id: LaterQuestion) => told[id] === null || told[id].length === 0;
  // An empty list of what to be spared is an answer: it is asked about only while another one is missing.
  const isUnfinished = LATER_QUESTIONS.some((id) => id !== 'avoidSuggestions' && isOpen(id));
  return isUnfinished ? LATER_QUESTIONS.find((id) => isOpen(id) && !questionsOff.includes(id)) : undefined;
}
