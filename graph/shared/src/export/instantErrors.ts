import { isTodaySomewhere } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { TOOL_LIMITS } from '@spire/domain/toolLimits';

const MINUTE_MS = 60_000;

/** Names each of these instants that has not been yet, but for a clock that is a little ahead. */
export function instantErrors(instants: Record<string, string | null>, now: Date): FieldError[] {
  const latest = now.getTime() + TOOL_LIMITS.clockAheadMinutes * MINUTE_MS;
  return Object.entries(instants)
    .filter(([, instant]) => instant !== null && Date.parse(instant) > latest)
    .map(([field]) => ({ field, code: 'DATE_NOT_ACCEPTED', limit: 0 }));
}

/** An imported date may be as old as it is (D18 asks of a single write that it be recent), but never ahead. */
export function pastDateErrors(field: string, date: string, now: Date): FieldError[] {
  const isPast = date < now.toISOString().slice(0, 10) || isTodaySomewhere(date, now);
  return isPast ? [] : [{ field, code: 'DATE_NOT_ACCEPTED', limit: 0 }];
}
