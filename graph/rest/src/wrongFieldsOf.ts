import type { FieldError, FieldErrorCode } from '@spire/domain/errorCodes';
import { isOneOf } from '@spire/domain/lists';
import { FIELD_ERROR_CODES } from '@spire/domain/errorCodes';
import type { z } from 'zod';

/** Most fields told of at once; a request with more is not one of ours. */
const MOST = 20;

type Issue = z.core.$ZodIssue;

function sizeCode({ origin }: { origin: string }): FieldErrorCode {
  if (origin === 'string') return 'TOO_LONG';
  return origin === 'array' ? 'TOO_MANY' : 'OUT_OF_RANGE';
}

function codeOf(issue: Issue): FieldErrorCode {
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.['code'];
    return typeof code === 'string' && isOneOf(FIELD_ERROR_CODES, code) ? code : 'INVALID';
  }
  if (issue.code === 'too_big') return sizeCode(issue);
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'REQUIRED' : 'OUT_OF_RANGE';
  if (issue.code === 'unrecognized_keys') return 'UNKNOWN_OPTION';
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value' && issue.code !== 'invalid_union')
    return 'INVALID';
  if (issue.input === undefined) return 'REQUIRED';
  return issue.code === 'invalid_value' && typeof issue.input === 'string' ? 'UNKNOWN_OPTION' : 'INVALID';
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.filter((part) => typeof part === 'string').join('.');
}

function errorsOf(issue: Issue): FieldError[] {
  const code = codeOf(issue);
  const limit = issue.code === 'too_big' ? { limit: Number(issue.maximum) } : {};
  const fields =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => fieldOf([...issue.path, key])) : [fieldOf(issue.path)];
  return fields.map((field) => ({ field: field.slice(0, 60).toWellFormed(), code, ...limit }));
}

/** Zod's findings, in the codes of the catalogue, each field once; needs `reportInput`. */
export function wrongFieldsOf(issues: readonly Issue[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of issues.flatMap(errorsOf)) if (!byField.has(error.field)) byField.set(error.field, error);
  return [...byField.values()].slice(0, MOST);
}
