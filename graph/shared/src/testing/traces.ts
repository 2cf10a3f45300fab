import { randomUUID } from 'node:crypto';

const UUIDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const unique = (texts: string[]) => [...new Set(texts)];
const open = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

/** Every id in the answers a person was given. */
export function idsIn(answers: readonly string[]): string[] {
  return unique(answers.flatMap((each) => each.match(UUIDS) ?? []));
}

/** Every cursor in them. */
export function cursorsIn(answers: readonly string[]): string[] {
  return unique(
    answers.flatMap((each) => [...each.matchAll(/"endCursor":"([^"]+)"/g)].map(([, cursor = '']) => cursor)),
  );
}

/** A cursor of the same place in time whose record nobody has. */
export function twinOf(cursor: string): string {
  return Buffer.from(open(cursor).replaceAll(UUIDS, () => randomUUID())).toString('base64url');
}
