import { isBlank } from './blank.ts';
import type { FieldError } from './errorCodes.ts';
import { characterCount } from './limits.ts';

/** A text that may be empty, of at most `limit` characters (D17). */
export function lengthErrors(field: string, text: string, limit: number): FieldError[] {
  return characterCount(text.trim()) > limit ? [{ field, code: 'TOO_LONG', limit }] : [];
}

/** A text that must show something: one of unseen characters alone looks empty, and the person is told why it is. */
export function blankErrors(field: string, text: string): FieldError[] {
  if (text.trim() === '') return [{ field, code: 'REQUIRED' }];
  return isBlank(text) ? [{ field, code: 'UNSEEN' }] : [];
}

/** A text that must say something (D17). */
export function textErrors(field: string, text: string, limit: number): FieldError[] {
  const blank = blankErrors(field, text);
  return blank.length > 0 ? blank : lengthErrors(field, text, limit);
}

/** One id of a closed list (D16). */
export function optionErrors(field: string, id: string, known: readonly string[]): FieldError[] {
  if (id === '') return [{ field, code: 'REQUIRED' }];
  return known.includes(id) ? [] : [{ field, code: 'UNKNOWN_OPTION' }];
}

/** At least one id of a closed list, each at most once (D16). */
export function optionListErrors(field: string, ids: readonly string[], known: readonly string[]): FieldError[] {
  if (ids.length === 0) return [{ field, code: 'REQUIRED' }];
  if (ids.length > known.length) return [{ field, code: 'TOO_MANY', limit: known.length }];
  if (!ids.every((id) => known.includes(id))) return [{ field, code: 'UNKNOWN_OPTION' }];
  return new Set(ids).size === ids.length ? [] : [{ field, code: 'INVALID' }];
}
