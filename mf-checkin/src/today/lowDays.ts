import { addDays, type LocalDate } from '@spire/domain/dates';

interface DayMood {
  date: string;
  mood: number | null;
}

/** The highest value of a day that counts as low. */
const LOW = 2;
const LOWEST = 1;
const IN_A_ROW = 3;

/** Whether help is offered in one gentle line: the lowest mood today, or three low days in a row up to today (S13). */
export function isLowTime(moods: readonly DayMood[], today: LocalDate): boolean {
  const moodOf = (date: string) => moods.find((each) => each.date === date)?.mood ?? null;
  if (moodOf(today) === LOWEST) return true;
  return Array.from({ length: IN_A_ROW }, (_, days) => moodOf(addDays(today, -days))).every(
    (mood) => mood !== null && mood <= LOW,
  );
}
