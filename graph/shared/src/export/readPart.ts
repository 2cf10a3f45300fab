import type { FieldError, FieldErrorCode } from '@spire/domain/errorCodes';
import { z } from 'zod';
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

const elementOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  schema instanceof z.ZodDefault
    ? elementOf(schema.unwrap())
    : schema instanceof z.ZodArray
      ? schema.element
      : undefined;

/** The entries of a list as their schema has them; stops at as many issues as are told of. */
function readList(schema: z.core.$ZodType, list: readonly unknown[], issues: z.core.$ZodIssue[], name: string) {
  const entries: unknown[] = [];
  for (const [index, entry] of list.entries()) {
    const { data, error } = z.safeParse(schema, entry, { reportInput: true });
    for (const issue of error?.issues ?? []) issues.push({ ...issue, path: [name, index, ...issue.path] });
    if (issues.length >= MOST_ERRORS) break;
    entries.push(data);
  }
  return entries;
}

/** Reads the lists entry by entry: of two million that are wrong, each would be told of with all that it lacks. */
function readShape(schema: z.ZodObject, document: unknown): { part: object; issues: z.core.$ZodIssue[] } {
  const sent: Record<string, unknown> = typeof document === 'object' && document !== null ? { ...document } : {};
  const lists = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => {
    const element = elementOf(field);
    const list = sent[name];
    return element !== undefined && Array.isArray(list) ? [{ name, element, list: list as unknown[] }] : [];
  });
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  const emptied = isObject ? { ...sent, ...Object.fromEntries(lists.map(({ name }) => [name, []])) } : document;
  const { data, error } = schema.safeParse(emptied, { reportInput: true });
  const issues: z.core.$ZodIssue[] = [...(error?.issues ?? [])];
  const read = lists.map(({ name, element, list }) => [name, readList(element, list, issues, name)] as const);
  return { part: { ...data, ...Object.fromEntries(read) }, issues };
}

/**
 * Reads a part of an export that somebody wants to bring in: first its shape, then what the rules say of it. Refuses it
 * with the place of each wrong field (`memories.3.title`).
 */
export function readPart<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  document: string,
  rules: (part: z.output<z.ZodObject<Shape>>) => Iterable<FieldError>,
): z.output<z.ZodObject<Shape>> {
  const { part: read, issues } = readShape(schema, parsed(document));
  if (issues.length > 0) {
    const wrong = issues.flatMap(toErrors).slice(0, MOST_ERRORS);
    refuseWhenWrong(wrong.map((each) => (each.field === '' ? { ...each, field: 'document' } : each)));
  }
  const part = read as z.output<z.ZodObject<Shape>>;
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
