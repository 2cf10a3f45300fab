import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badJson, validationFailed } from './authError.ts';

/** Bytes; Supabase Auth takes 1 MB, of which nothing it reads needs a tenth. */
export const BODY_LIMIT = 65_536;
const DEEPEST = 32;
const MOST_MEMBERS = 1000;

/** A text field: absent and null count as empty, as they do in Supabase Auth. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A JSON object with any content, for metadata. */
export const metadata = z.record(z.string(), z.unknown());
export type Metadata = z.infer<typeof metadata>;

/**
 * How many members the objects of a JSON text are written with. In well-formed JSON a text before a colon is a name.
 */
function writtenMembers(json: string): number {
  const texts = /"(?:[^"\\]|\\.)*"\s*:?/g;
  let count = 0;
  while (texts.test(json)) if (json[texts.lastIndex - 1] === ':') count += 1;
  return count;
}

/** How many members the objects in a value have. */
function countMembers(value: unknown): number {
  let members = 0;
  const waiting = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    if (!Array.isArray(next)) members += inside.length;
    for (const each of inside) if (typeof each === 'object' && each !== null) waiting.push(each);
  }
  return members;
}

/** Refuses what PostgreSQL cannot store, and what is so large or nested so deeply that walking it would be the attack. */
function checkContent(value: unknown): void {
  let members = 0;
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: current, depth } = next;
    if (typeof current === 'string' && (!current.isWellFormed() || current.includes('\0')))
      throw validationFailed('Text contains characters that cannot be stored');
    if (typeof current !== 'object' || current === null) continue;
    if (depth === DEEPEST) throw badJson('it is nested too deeply');
    const entries = Object.entries(current);
    members += entries.length;
    if (members > MOST_MEMBERS) throw badJson('it has too many members');
    for (const [key, member] of entries) waiting.push({ value: key, depth }, { value: member, depth: depth + 1 });
  }
}

/**
 * Makes JSON the only kind of body: a form post from another site is refused before it is read. A name that stands twice
 * is refused as well: a proxy in front may have read the other one.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else
        void parse(request, body, (error, value) => {
          const isTwofold = error === null && writtenMembers(body) !== countMembers(value);
          done(isTwofold ? badJson('a name stands twice') : error, value);
        });
    },
  );
}

/** The body in the given shape; throws `bad_json` when there is none or a field has the wrong type. */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  if (body === undefined) throw badJson('unexpected end of JSON input');
  checkContent(body);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw badJson(field === '' ? 'an object is expected' : `${field} has the wrong type`);
}
