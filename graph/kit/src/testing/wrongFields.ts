import type { FieldError } from '@spire/domain/errorCodes';
import { ApplicationError } from '../errors.ts';

/** The wrong fields for which a piece of work is refused; none when it is done. Any other failure is passed on. */
export async function wrongFields(work: () => Promise<unknown>): Promise<readonly FieldError[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof ApplicationError) || error.code !== 'VALIDATION_FAILED') throw error;
    return error.extensions['fields'] as readonly FieldError[];
  }
}
