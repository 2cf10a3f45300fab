import { addDays, dateHere, daysBetween, type LocalDate } from '@spire/domain/dates';
import { dateOf, dayNumber, mondayOf } from '@spire/domain/patterns/days';

const DAYS = 7;
/** From this hour of a Sunday on, that week is told. */
const TOLD_FROM = 18;
/** So many of its days somebody has to have been here for it to be told of unasked. */
const LEAST_DAYS = 3;

/** The Monday of the last week that is told: this one from Sunday evening on, else the one before. */
export function lastWeek(now: Date): LocalDate {
  const today = dayNumber(dateHere(now));
  const monday = mondayOf(today);
  return dateOf(today === monday + DAYS - 1 && now.getHours() >= TOLD_FROM ? monday : monday - DAYS);
}

/** Whether the last week is new: from Sunday evening to the end of Monday. */
export function isWeekNew(now: Date, today: LocalDate): boolean {
  const day = dayNumber(today) - mondayOf(dayNumber(today));
  return day === 0 || (day === DAYS - 1 && now.getHours() >= TOLD_FROM);
}

/** Whether whoever came on a day was here some days of a week. */
export const wasHere = (since: LocalDate, monday: LocalDate): boolean =>
  daysBetween(since, addDays(monday, DAYS - 1)) >= LEAST_DAYS - 1;

/** Whether a week is told of unasked: a new one, of which whoever made their account at that moment was here some days. */
export const isWeekTold = (createdAt: string, today: LocalDate, now: Date): boolean =>
  isWeekNew(now, today) && wasHere(dateHere(new Date(createdAt)), lastWeek(now));
