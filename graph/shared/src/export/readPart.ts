import type { FieldError, FieldErrorCode } from '@spire/domain/errorCodes';
import type { z } from 'zod';
import { refuseWhenWrong } from '@spire/graph-kit/errors';

/** Most wrong fields told of at once: a document can have ten thousand. */
const MOST_ERRORS = 20;

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_union') return 'UNKNOWN_OPTION';
  if (issue.code === 'too_big') return 'TOO_LONG';
  return issue.code === 'invalid_type' && issue.input === undefined ? 'REQUIRED' : 'INVALID';
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, 120).toWellFormed();
}

function toErrors(issue: z.core.$ZodIssue): FieldError[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
  return keys.map((key) => ({
    field: fieldOf(key === undefined ? issue.path : [...issue.path, key]),
    code: codeOf(issue),
  }));
}

function parsed(document: string): unknown {
  try {
    return JSON.parse(document);
  } catch {
    return undefined;
  }
}

/**
 * Reads a part of an export that somebody wants to bring in: first its shape, then what the rules say of it. Refuses it
 * with the place of each wrong field (`memories.3.title`).
 */
export function readPart<Part>(
  schema: z.ZodType<Part>,
  document: string,
  rules: (part: Part) => Iterable<FieldError>,
): Part {
  const { data, error } = schema.safeParse(parsed(document), { reportInput: true });
  if (error !== undefined) {
    const errors = error.issues.flatMap(toErrors).slice(0, MOST_ERRORS);
    refuseWhenWrong(errors.map((each) => (each.field === '' ? { ...each, field: 'document' } : each)));
  }
  const part = data as Part;
  const errors: FieldError[] = [];
  for (const each of rules(part)) if (errors.push(each) === MOST_ERRORS) break;
  refuseWhenWrong(errors);
  return part;
}

/** The errors of an entry of a list, with its place before each. */
export function at(list: string, index: number, errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) => ({ ...error, field: `${list}.${index}.${error.field}` }));
}

/** Names each entry whose key an earlier one has. */
export function repeatErrors<Entry>(
  list: string,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): FieldError[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index): FieldError[] => {
    const key = keyOf(entry);
    if (seen.has(key)) return [{ field: `${list}.${index}`, code: 'INVALID' }];
    seen.add(key);
    return [];
  });
}
