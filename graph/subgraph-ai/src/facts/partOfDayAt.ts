import { partOfDay, type PartOfDay } from '@spire/domain/dates';

/** The part of the day on the wall of that zone at that instant. */
export function partOfDayAt(now: Date, timeZone: string): PartOfDay {
  const hour = now.toLocaleString('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return partOfDay(Number(hour));
}
