import { addDays, type LocalDate } from './dates.ts';
import { isLowByScales, type ScaleAnswer } from './scales.ts';

interface DayMood {
  date: string;
  mood: number | null;
}

/** The highest value of a day that counts as low. */
const LOW = 2;
const LOWEST = 1;
const IN_A_ROW = 3;

const moodOn = (moods: readonly DayMood[], date: LocalDate) => moods.find((each) => each.date === date)?.mood ?? null;

/** Whether a day is low by its mood or by what the person follows (D70). */
export function isLowDay(moods: readonly DayMood[], answers: readonly ScaleAnswer[], date: LocalDate): boolean {
  const mood = moodOn(moods, date);
  return (mood !== null && mood <= LOW) || isLowByScales(answers, date);
}

/**
 * Whether help is offered in one gentle line: the lowest mood today, or three low days in a row up to today (S13, D70).
 */
export function isLowTime(moods: readonly DayMood[], answers: readonly ScaleAnswer[], today: LocalDate): boolean {
  return (
    moodOn(moods, today) === LOWEST ||
    Array.from({ length: IN_A_ROW }, (_, days) => addDays(today, -days)).every((date) => isLowDay(moods, answers, date))
  );
}
