import { dateHere, type LocalDate } from '@spire/domain/dates';
import { bandOf } from '@spire/domain/growth';
import type { DayTone } from './DayCalendar.tsx';

/** A day as the graph tells it. */
export interface Day {
  date: LocalDate;
  points: number;
  checkIn: boolean;
  memories: number;
  completed: number;
  tools: number;
  isRestDay: boolean;
}

/** The date on which an account was made, where this device is. */
export const dateOf = (instant: string): LocalDate => dateHere(new Date(instant));

/** Whether there is anything in a day. A mood gives no points and is not told by day. */
export const hasSomething = ({ points }: Day): boolean => points > 0;

/**
 * How the calendar paints a day (D31, trap 57): by its points; as rest where the person rested, and in the calm view
 * wherever there is nothing; not at all before there was an account, unless something was brought in for that day.
 */
export function toneOf(day: Day, since: LocalDate, isCalm: boolean): DayTone {
  const band = bandOf(day.points);
  if (band !== 'none') return band;
  if (day.date < since) return 'outside';
  return day.isRestDay || isCalm ? 'rest' : 'none';
}

/** The line of the chart: a day without anything is a gap. */
export const valuesOf = (days: readonly Day[]): (number | null)[] =>
  days.map((day) => (hasSomething(day) ? day.points : null));

/** The line about all the days together. */
export function daysLine(days: readonly Day[], since: LocalDate): 'firstDay' | 'allActive' | 'noneActive' | 'active' {
  const own = days.filter((day) => day.date >= since || hasSomething(day));
  const active = own.filter(hasSomething).length;
  if (own.length <= 1) return 'firstDay';
  if (active === 0) return 'noneActive';
  return active === own.length ? 'allActive' : 'active';
}
