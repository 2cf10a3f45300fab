import type { LocalDate } from './dates.ts';

/** Questions that the short start leaves out, in the order in which Home asks them (D68). */
export const PROFILE_QUESTIONS = ['capacityLevel', 'considerations', 'avoidSuggestions', 'goals'] as const;
export type ProfileQuestion = (typeof PROFILE_QUESTIONS)[number];

/** Questions that Home asks later: of the profile, and then once whether a person would like to be reminded. */
export const LATER_QUESTIONS = [...PROFILE_QUESTIONS, 'reminders'] as const;
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

/** The question of the profile for Home today; undefined where there is none, or none is wanted. */
export function laterQuestion(
  told: Told,
  { questionsFrom, questionsOff }: Wishes,
  today: LocalDate,
): ProfileQuestion | undefined {
  if (told.toldOn >= today || (questionsFrom !== null && questionsFrom > today)) return undefined;
  const isOpen = (id: ProfileQuestion) => told[id] === null || told[id].length === 0;
  // An empty list of what to be spared is an answer: it is asked about only while another one is missing.
  const isUnfinished = PROFILE_QUESTIONS.some((id) => id !== 'avoidSuggestions' && isOpen(id));
  return isUnfinished ? PROFILE_QUESTIONS.find((id) => isOpen(id) && !questionsOff.includes(id)) : undefined;
}

/** The number of days with a check-in after which reminders are offered. */
const DAYS_BEFORE_REMINDERS = 3;

/** Whether reminders are offered: to whoever has been here a few days, has none, and has not been offered any (S19). */
export const offersReminders = (
  { checkInDays, isReminded }: { checkInDays: number; isReminded: boolean },
  { questionsFrom, questionsOff }: Wishes,
  today: LocalDate,
): boolean =>
  checkInDays >= DAYS_BEFORE_REMINDERS &&
  !isReminded &&
  !questionsOff.includes('reminders') &&
  (questionsFrom === null || questionsFrom <= today);
