import { DatabaseError } from 'pg';
import { accessDenied, alreadyExists, invalidRequest, StorageError } from './storageError.ts';

const FOREIGN_KEY = '23503';

/** The meaning of a refusal of the database to the caller; undefined when it is no refusal but a fault. */
export function asRefusal(error: unknown): StorageError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  switch (error.code) {
    case '42501':
      return accessDenied(
        error.message.includes('row-level security') ? 'new row violates row-level security policy' : 'Access denied',
      );
    case '23505':
      return alreadyExists('ResourceAlreadyExists');
    case FOREIGN_KEY:
      return error.detail?.includes('is still referenced') === true
        ? new StorageError(
            409,
            'ResourceReferenced',
            'The resource could not be updated or removed due to a foreign key constraint',
          )
        : new StorageError(404, 'InvalidRequest', 'The related resource does not exist');
    case '55P03':
      return new StorageError(423, 'ResourceLocked', 'The resource is locked');
    case '57014':
      return new StorageError(544, 'DatabaseTimeout', 'The connection to the database timed out', { httpStatus: 544 });
    // A policy of the installation met a value it did not expect, such as a name that is no uuid; or there is a text
    // with a zero byte, or a time that no calendar has.
    case '22021':
    case '22007':
    case '22008':
    case '22P02':
      return invalidRequest('Invalid value format or type conversion failed');
    default:
      return undefined;
  }
}
