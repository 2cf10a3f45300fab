import { isLocalDate, localDate } from '@spire/domain/dates';
import { isUuid } from '@spire/domain/uuid';
import { type Parse, Refusal } from './readBody.ts';

/** When and where a body is read: what "today" is, and which date an instant falls on. */
export interface Moment {
  now: Date;
  timeZone: string;
}

/** A text; an empty one is a text too. */
export const text: Parse<string> = (sent) => (typeof sent === 'string' ? sent : new Refusal('INVALID'));

export const number: Parse<number> = (sent) => (typeof sent === 'number' ? sent : new Refusal('INVALID'));

export const flag: Parse<boolean> = (sent) => (typeof sent === 'boolean' ? sent : new Refusal('INVALID'));

export const uuid: Parse<string> = (sent) => (isUuid(sent) ? sent : new Refusal('INVALID'));

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** An instant in ISO 8601, in UTC. */
export const instant: Parse<string> = (sent) => {
  if (typeof sent !== 'string' || !INSTANT.test(sent)) return new Refusal('INVALID');
  const parsed = new Date(sent);
  return Number.isNaN(parsed.getTime()) ? new Refusal('INVALID') : parsed.toISOString();
};

/** A calendar date: as such, or as the instant older records carry, read where the person is (trap 42). */
export function date({ timeZone }: Moment): Parse<string> {
  return (sent) => {
    if (isLocalDate(sent)) return sent;
    const parsed = instant(sent);
    return typeof parsed === 'string' ? localDate(new Date(parsed), timeZone) : new Refusal('INVALID');
  };
}

/** Lists of texts: a list, or a JSON list in a string (trap 46). Undefined for any other string. */
export const texts: Parse<string[]> = (sent) => {
  const list = typeof sent === 'string' ? parseJsonList(sent) : sent;
  if (list === undefined) return undefined;
  return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list : new Refusal('INVALID');
};

/** The same where nothing but a list makes sense. */
export const textList: Parse<string[]> = (sent) => texts(sent) ?? new Refusal('INVALID');

function parseJsonList(sent: string): unknown {
  if (!/^\s*\[/.test(sent)) return undefined;
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}
