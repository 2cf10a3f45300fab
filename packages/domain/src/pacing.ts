import type { CapacityLevel } from './capacity.ts';
import type { FieldError } from './errorCodes.ts';
import { textErrors } from './fieldChecks.ts';
import { middleOf } from './patterns/usual.ts';

/** Places that a thing takes: small, middle, large. The size is the person's own. */
export const SIZES = [1, 2, 3] as const;
export type Size = (typeof SIZES)[number];

export const PACING_LIMITS = { things: 12, name: 40, room: { min: 1, max: 20 } } as const;

/** How a person answers the line of the morning after a big day. */
export const PACING_MORNINGS = ['gently', 'usual'] as const;
export type PacingMorning = (typeof PACING_MORNINGS)[number];

export interface PacingThing {
  id: string;
  name: string;
  size: number;
  done: boolean;
}

/** A person's record of the energy of a day. */
export interface PacingRecord {
  /** The person's own room; null where the guess holds. */
  room: number | null;
  things: readonly PacingThing[];
  /** The person says that it was a big day. */
  isBig: boolean;
  morning: PacingMorning | null;
}

/** A record with its day, and what is known of the two days after it. */
export interface PacingPast extends PacingRecord {
  /** Days before the one that is asked about. */
  daysAgo: number;
  /** Whether the two days after it were usual or better; null where that is not known. */
  wasFollowedWell: boolean | null;
}

/** Before there is anything to go by. */
const ROOM_OF: Readonly<Record<CapacityLevel, number>> = { low: 3, limited: 5, moderate: 7, high: 9 };
const FEWEST_DAYS = 14;
const WEEK = 7;
/** Days on which the person made the room larger by hand, before the guess follows by one place. */
const OWN_DAYS = 3;
/** The lowest steps of energy take so much from the room. */
const TAKEN: Readonly<Record<number, number>> = { 1: 3, 2: 2 };

export const placesOf = (things: readonly PacingThing[]): number => things.reduce((sum, { size }) => sum + size, 0);
export const doneOf = ({ things }: PacingRecord): PacingThing[] => things.filter(({ done }) => done);

/**
 * The usual room in places: by capacity at first; after fourteen days with something done the middle of what was done on
 * days that were followed well. It falls by a place a week at most, never passes the capacity's figure, and rises by a
 * place only after the person has made it larger by hand (S24).
 */
export function usualRoom(capacity: CapacityLevel | null, past: readonly PacingPast[]): number {
  const most = ROOM_OF[capacity ?? 'low'];
  const known = past.filter((each) => doneOf(each).length > 0).toSorted((one, other) => other.daysAgo - one.daysAgo);
  const [first] = known;
  let room = most;
  for (let ago = (first?.daysAgo ?? 0) - WEEK; ago >= 0; ago -= WEEK) {
    const before = known.filter(({ daysAgo }) => daysAgo > ago);
    if (before.length < FEWEST_DAYS) continue;
    const well = before.filter(({ wasFollowedWell }) => wasFollowedWell === true).map((each) => placesOf(doneOf(each)));
    const wanted = well.length === 0 ? room : Math.round(middleOf(well));
    const last = room;
    const raised = before.filter(({ daysAgo, room: own }) => daysAgo <= ago + WEEK && own !== null && own > last);
    const highest = raised.length >= OWN_DAYS ? last + 1 : last;
    room = Math.max(1, Math.min(most, highest, Math.max(last - 1, wanted)));
  }
  return room;
}

/** The room of a day: the person's own, else the usual one, lower with little energy and never higher. */
export function roomOn(usual: number, own: number | null, energy: number | null): number {
  return own ?? Math.max(PACING_LIMITS.room.min, usual - (energy === null ? 0 : (TAKEN[energy] ?? 0)));
}

/** Whether a day held a lot: marked so, more than its room with a large thing in it, or half more than its room. */
export function isBigDay(record: PacingRecord, room: number): boolean {
  const done = doneOf(record);
  const places = placesOf(done);
  return record.isBig || (places > room && done.some(({ size }) => size === 3)) || places >= room * 1.5;
}

/** How a day and the morning after it were, as far as is told. */
export interface DayBefore {
  isBig: boolean;
  morning: PacingMorning | null;
  /** Whether anything was written down on that day. */
  wasOpened: boolean;
}

/**
 * Whether the morning has its line: the first after a big day; the second where the first was answered "gently", energy
 * fell, or nobody opened Spire. Never the third.
 */
export function morningAfter(
  yesterday: DayBefore,
  dayBefore: DayBefore,
  hasEnergyFallen: boolean,
): 'first' | 'second' | null {
  if (yesterday.isBig) return 'first';
  if (!dayBefore.isBig) return null;
  return yesterday.morning === 'gently' || hasEnergyFallen || !yesterday.wasOpened ? 'second' : null;
}

const outOf = (value: number, { min, max }: { min: number; max: number }) =>
  !Number.isInteger(value) || value < min || value > max;

/** Everything wrong with what somebody wants to keep of a day. */
export function pacingErrors({ room, things }: Pick<PacingRecord, 'room' | 'things'>): FieldError[] {
  const errors: FieldError[] = [];
  const { min, max } = PACING_LIMITS.room;
  if (room !== null && outOf(room, { min, max })) errors.push({ field: 'room', code: 'OUT_OF_RANGE', limit: max });
  if (things.length > PACING_LIMITS.things)
    return [...errors, { field: 'things', code: 'TOO_MANY', limit: PACING_LIMITS.things }];
  for (const [index, { name, size }] of things.entries()) {
    errors.push(...textErrors(`things.${index}.name`, name, PACING_LIMITS.name));
    if (outOf(size, { min: 1, max: 3 })) errors.push({ field: `things.${index}.size`, code: 'OUT_OF_RANGE', limit: 3 });
  }
  if (new Set(things.map(({ id }) => id)).size < things.length) errors.push({ field: 'things', code: 'INVALID' });
  return errors;
}
