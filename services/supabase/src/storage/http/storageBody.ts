import { z } from 'zod';
import { StorageError } from './storageError.ts';

const DEEPEST = 32;

/** Whether PostgreSQL can store a value read from JSON, and nobody is drowned by its depth. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member, depth + 1));
}

function problem(issue: z.core.$ZodIssue | undefined, part: string, value: unknown): string {
  const [field] = issue?.path ?? [];
  if (field === undefined) return `${part} must be object`;
  const isMissing = typeof value === 'object' && value !== null && !(field in value);
  return isMissing
    ? `${part} must have required property '${String(field)}'`
    : `${part}/${issue?.path.join('/') ?? ''} is not valid`;
}

/** A body or a query in the given shape; throws Supabase Storage's 400 otherwise. */
export function readShape<S extends z.ZodType>(schema: S, value: unknown, part = 'body'): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success && isStorable(value)) return parsed.data;
  throw new StorageError(400, 'InvalidRequest', problem(parsed.error?.issues[0], part, value), { error: 'Error' });
}

/** Whole numbers arrive as text in a query. */
export const wholeNumber = (least: number) => z.coerce.number().int().min(least).max(Number.MAX_SAFE_INTEGER);
