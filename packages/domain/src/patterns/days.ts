import { addDays, daysBetween, type LocalDate } from '../dates.ts';

/** Days since 1 January 1970, so that days can be counted with. */
export type DayNumber = number;

const FIRST: LocalDate = '1970-01-01';
/** The first Monday. */
const FIRST_MONDAY = 4;
export const WEEK = 7;

export const dayNumber = (date: LocalDate): DayNumber => daysBetween(FIRST, date);
export const dateOf = (day: DayNumber): LocalDate => addDays(FIRST, day);
export const mondayOf = (day: DayNumber): DayNumber => day - ((((day - FIRST_MONDAY) % WEEK) + WEEK) % WEEK);
/** The last Sunday before a day: the end of the last week that is over. */
export const sundayBefore = (day: DayNumber): DayNumber => mondayOf(day) - 1;
