import { DEFAULT_TIME_ZONE, isTimeZone } from '@spire/domain/dates';

/** Asking the runtime about a zone costs as much as a small query, and there are only some hundred zones. */
const known = new Set<string>([DEFAULT_TIME_ZONE]);
const MOST_KNOWN = 1000;

/** The zone a header names; the default when it names none that exists. */
export function readTimeZone(header: unknown): string {
  if (typeof header !== 'string') return DEFAULT_TIME_ZONE;
  if (known.has(header)) return header;
  if (!isTimeZone(header)) return DEFAULT_TIME_ZONE;
  if (known.size < MOST_KNOWN) known.add(header);
  return header;
}
