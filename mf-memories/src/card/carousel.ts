import type { LocalDate } from '@spire/domain/dates';
import { rotationOn } from '@spire/domain/rotation';

/** The place of the carousel among the memories, 0 being the newest. */
export function placeWithin(place: number, count: number): number {
  return Math.min(Math.max(place, 0), Math.max(count - 1, 0));
}

/** Whether the next memory must be fetched before it can be shown. */
export function needsMore(place: number, loaded: number, total: number): boolean {
  return place >= loaded && loaded < total;
}

/** How many memories take turns; no more than a page of them. */
const IN_TURN = 20;

/**
 * Where the carousel begins on a day: at a memory that was kept that day, else one further than the day before, so that
 * Home does not show the same one for weeks. Among the newest, which are loaded first: later ones move nothing.
 */
export function placeOfDay(dates: readonly (LocalDate | null)[], today: LocalDate): number {
  if (dates.length === 0 || dates[0] === today) return 0;
  return rotationOn(today, Math.min(dates.length, IN_TURN));
}
