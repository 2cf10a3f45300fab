import { isAcceptedDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { LIMITS } from '@spire/domain/limits';

/** The faults in the `date` of something a person writes: it is ahead, or further back than a late one (D18). */
export function acceptedDateErrors(date: string, now: Date): FieldError[] {
  return isAcceptedDate(date, now, LIMITS.lateDays)
    ? []
    : [{ field: 'date', code: 'DATE_NOT_ACCEPTED', limit: LIMITS.lateDays }];
}
