import type { FieldError, FieldErrorCode } from '@spire/domain/errorCodes';

/** Why a value that was sent is not taken. */
export class Refusal {
  readonly code: FieldErrorCode;

  constructor(code: FieldErrorCode) {
    this.code = code;
  }
}

/** Reads one value that was sent: what it means, why it is refused, or undefined when it is meant for another field. */
export type Parse<Value> = (sent: unknown) => Value | Refusal | undefined;

/** Names a field has had, as paths (`data.shouldDo`), and how it is read under them. */
export type Source<Value> = readonly [names: readonly string[], parse: Parse<Value>];

/** Reads one field of a body; undefined when it was not sent. Null counts as not sent. */
export type ReadField = <Value>(field: string, ...sources: readonly Source<Value>[]) => Value | undefined;

/** A draft in today's shape, with the caller's spelling of each field; or everything wrong with it, so spelled. */
export type Reading<Draft> =
  | { readonly draft: Draft; readonly spelled: Readonly<Record<string, string>> }
  | { readonly errors: readonly FieldError[] };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const key of path.split('.')) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** Reads an object, for `ReadField`: its fields are then read by their paths. */
export const record: Parse<Record<string, unknown>> = (sent) => (isRecord(sent) ? sent : new Refusal('INVALID'));

/**
 * Reads a body of any shape clients have ever sent: `build` makes today's draft of it, `check` tells what is wrong
 * with the draft, knowing whether something was already refused and what was sent. Unknown keys are ignored, wrong types refused (D16), and two spellings of one field must agree.
 */
export function readBody<Draft>(
  body: unknown,
  build: (read: ReadField) => Draft,
  check: (draft: Draft, isIncomplete: boolean, spelled: Readonly<Record<string, string>>) => readonly FieldError[],
): Reading<Draft> {
  if (!isRecord(body)) return { errors: [{ field: 'body', code: 'INVALID' }] };
  const refused: FieldError[] = [];
  const spelled: Record<string, string> = {};
  const usual: Record<string, string> = {};

  const draft = build(<Value>(field: string, ...sources: readonly Source<Value>[]) => {
    let found: { value: Value } | undefined;
    const names = sources.flatMap(([each]) => each);
    usual[field] ??= names.includes(field) ? field : (names[0] ?? field);
    for (const [names, parse] of sources)
      for (const name of names) {
        const sent = valueAt(body, name);
        const value = sent === undefined || sent === null ? undefined : parse(sent);
        if (value === undefined) continue;
        spelled[field] ??= name;
        if (value instanceof Refusal) refused.push({ field: name, code: value.code });
        else if (found === undefined) found = { value };
        else if (JSON.stringify(found.value) !== JSON.stringify(value)) refused.push({ field: name, code: 'INVALID' });
      }
    return found?.value;
  });

  const isTold = (field: string) => refused.some((each) => field === each.field || field.startsWith(`${each.field}.`));
  const wrong = check(draft, refused.length > 0, spelled)
    .map((error) => ({ ...error, field: spelled[error.field] ?? usual[error.field] ?? error.field }))
    .filter(({ field }) => !isTold(field));
  const errors = [...refused, ...wrong];
  return errors.length > 0 ? { errors } : { draft, spelled };
}
