import { DEFAULT_TIME_ZONE, isTimeZone } from '@spire/domain/dates';

/** Asking the runtime about a zone costs as much as a small query, and there are only some hundred zones. */
const known = new Set<string>([DEFAULT_TIME_ZONE]);
const MOST_KNOWN = 1000;

function isKnown(zone: string): boolean {
  if (known.has(zone)) return true;
  if (!isTimeZone(zone)) return false;
  if (known.size < MOST_KNOWN) known.add(zone);
  return true;
}

/** The header values that name no zone: none given, and the name that browsers have for a device without one (ICU). */
const NONE: readonly unknown[] = [undefined, '', 'Etc/Unknown'];

/** Whether a header names a zone that does not exist: it would move somebody's days without a word. */
export function isUnknownTimeZone(header: unknown): boolean {
  return !NONE.includes(header) && !(typeof header === 'string' && isKnown(header));
}

/** The zone a header names; the default when it names none that exists. */
export function readTimeZone(header: unknown): string {
  return typeof header === 'string' && isKnown(header) ? header : DEFAULT_TIME_ZONE;
}
