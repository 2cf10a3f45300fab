import type { LocalDate } from '@spire/domain/dates';

/**
 * The id under which the day's first suggestion is asked for: the same on every device and in every tab, so that
 * whoever comes second is answered what the first was, and none of the eight is spent twice (trap 93).
 */
export function firstOfTheDay(date: LocalDate): string {
  return `${date.replaceAll('-', '')}-0000-4000-8000-000000000001`;
}
