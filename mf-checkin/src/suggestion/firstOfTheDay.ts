import type { LocalDate } from '@spire/domain/dates';

/**
 * The id under which the day's first suggestion is asked for: the same on every device and in every tab, so that
 * whoever comes second is answered what the first was, and none of the eight is spent twice (trap 93). A day that turns
 * out hard has a first of its own, since what was given before may not suit it (D58).
 */
export function firstOfTheDay(date: LocalDate, isHard = false): string {
  return `${date.replaceAll('-', '')}-0000-4000-8000-00000000000${isHard ? 2 : 1}`;
}
