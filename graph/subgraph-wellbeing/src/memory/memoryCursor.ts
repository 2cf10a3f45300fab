import { isLocalDate } from '@spire/domain/dates';
import { UUID } from '@spire/graph-kit/claims';
import type { Memory } from './memory.type.ts';

/** The place of a memory in the order of the bank: later date first, then later stored, then higher id. */
export type MemoryPlace = Pick<Memory, 'date' | 'createdAt' | 'id'>;

/** The place as an opaque text. It names a place, not a row, so a page still follows when that row is gone. */
export function toCursor({ date, createdAt, id }: MemoryPlace): string {
  return Buffer.from(`${date}|${createdAt.getTime()}|${id}`).toString('base64url');
}

/** The place a cursor names; undefined for a text that is none. */
export function parseCursor(cursor: string): MemoryPlace | undefined {
  const [date, instant = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (!isLocalDate(date) || !/^\d{1,14}$/.test(instant) || !UUID.test(id) || rest.length > 0) return undefined;
  return { date, createdAt: new Date(Number(instant)), id };
}
