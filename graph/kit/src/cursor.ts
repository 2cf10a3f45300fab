import { isLocalDate } from '@spire/domain/dates';
import { UUID } from './claims.ts';

/** The place of a record in a list of a person's, newest first: later date, then later stored, then higher id. */
export interface Place {
  date: string;
  createdAt: Date;
  id: string;
}

/** The place as an opaque text. It names a place, not a row, so a page still follows when that row is gone. */
export function toCursor({ date, createdAt, id }: Place): string {
  return Buffer.from(`${date}|${createdAt.getTime()}|${id}`).toString('base64url');
}

/** The place a cursor names; undefined for a text that is none. */
export function parseCursor(cursor: string): Place | undefined {
  const [date, instant = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (!isLocalDate(date) || !/^\d{1,14}$/.test(instant) || !UUID.test(id) || rest.length > 0) return undefined;
  return { date, createdAt: new Date(Number(instant)), id };
}
