import { addDays, type LocalDate } from '@spire/domain/dates';
import { isLowByScales, type ScaleAnswer } from '@spire/domain/scales';

interface DayMood {
  date: string;
  mood: number | null;
}

/** The highest value of a day that counts as low. */
const LOW = 2;
const LOWEST = 1;
const IN_A_ROW = 3;

/**
 * Whether help is offered in one gentle line: the lowest mood today, or three days in a row up to today that are low by
 * their mood or by what the person follows (S13, D70).
 */
export function isLowTime(moods: readonly DayMood[], answers: readonly ScaleAnswer[], today: LocalDate): boolean {
  const moodOf = (date: string) => moods.find((each) => each.date === date)?.mood ?? null;
  if (moodOf(today) === LOWEST) return true;
  return Array.from({ length: IN_A_ROW }, (_, days) => addDays(today, -days)).every((date) => {
    const mood = moodOf(date);
    return (mood !== null && mood <= LOW) || isLowByScales(answers, date);
  });
}
