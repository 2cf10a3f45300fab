import { randomUUID } from 'node:crypto';
import type { FieldError } from '@spire/domain/errorCodes';
import { UUID } from './claims.ts';
import { ApplicationError } from './errors.ts';

/** The id of a new record as it is stored: the client's own, or one made here when it sent none (D45). */
export function newRecordId(given: string | null | undefined): string {
  return (given ?? randomUUID()).toLowerCase();
}

/** The faults in the id of a new record. */
export function idErrors(id: string, field = 'id'): FieldError[] {
  return UUID.test(id) ? [] : [{ field, code: 'INVALID' }];
}

/** The id of a record that is asked for, as it is stored; NOT_FOUND for what no record can have. */
export function storedId(given: string): string {
  if (!UUID.test(given)) throw new ApplicationError('NOT_FOUND');
  return given.toLowerCase();
}

/** The record a store found; NOT_FOUND when there is none, whoever else may have something of that id (D39). */
export function found<Record>(record: Record | null | undefined | false): Record {
  if (record === null || record === undefined || record === false) throw new ApplicationError('NOT_FOUND');
  return record;
}
