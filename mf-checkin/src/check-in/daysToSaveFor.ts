import { addDays, daysBetween, type LocalDate } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';

/** A day that answers can be saved for, and how it is named. */
export interface SavingDay {
  date: LocalDate;
  name: 'today' | 'yesterday' | 'other';
}

/**
 * The days that answers begun on `begun` can be saved for, that day first. More than one means that the day turned
 * while they were written, and that the person is asked (trap 43). Too old or ahead of the clock: today only (D18).
 */
export function daysToSaveFor(begun: LocalDate, today: LocalDate): readonly SavingDay[] {
  const now: SavingDay = { date: today, name: 'today' };
  const age = daysBetween(begun, today);
  if (age <= 0 || age > LIMITS.lateDays) return [now];
  return [{ date: begun, name: begun === addDays(today, -1) ? 'yesterday' : 'other' }, now];
}
