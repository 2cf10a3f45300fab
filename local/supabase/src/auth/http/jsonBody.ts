import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badJson, validationFailed } from './authError.ts';

export const BODY_LIMIT = 1_048_576;
const DEEPEST = 32;

/** A text field: absent and null count as empty, as they do in Supabase Auth. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A JSON object with any content, for metadata. */
export const metadata = z.record(z.string(), z.unknown());
export type Metadata = z.infer<typeof metadata>;

/** Refuses what PostgreSQL cannot store and what is nested so deeply that walking it would be the attack. */
function checkContent(value: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: current, depth } = next;
    if (typeof current === 'string' && (!current.isWellFormed() || current.includes('\0')))
      throw validationFailed('Text contains characters that cannot be stored');
    if (typeof current !== 'object' || current === null) continue;
    if (depth === DEEPEST) throw badJson('it is nested too deeply');
    for (const [key, member] of Object.entries(current))
      waiting.push({ value: key, depth }, { value: member, depth: depth + 1 });
  }
}

/** Makes JSON the only kind of body: a form post from another site is refused before it is read. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
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
