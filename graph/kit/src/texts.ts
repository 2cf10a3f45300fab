import { isBlank } from '@spire/domain/blank';
import type { FieldError } from '@spire/domain/errorCodes';

/** A text PostgreSQL and JSON can carry unharmed: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Names each of these fields whose text cannot be stored as it is, and those in which nothing could be seen. */
export function storableErrors(texts: Record<string, string>): FieldError[] {
  return Object.entries(texts)
    .filter(([, text]) => !isStorable(text))
    .map(([field, text]) => ({ field, code: isBlank(text) ? 'UNSEEN' : 'INVALID' }));
}
