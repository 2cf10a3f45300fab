import { knownOf, useRead, useToday } from '@spire/client';
import { isHardDay } from '@spire/domain/hardDay';
import type { MemoryCategory } from '@spire/domain/options';
import type { Memory } from '../memories/useMemories.ts';
import { HardDayDocument, type HardDayQuery } from './HardDay.generated.ts';

/** The highest mood that makes the day a hard one. */
const LOW_MOOD = 2;
/** Needs for which a memory of the same name can do something. */
const NEEDS = ['ro', 'trygghet', 'glede'] as const satisfies readonly MemoryCategory[];

type Day = Omit<HardDayQuery['me'], 'id' | 'pickedMemory'>;

const checkInOf = ({ todaysCheckIn }: Day, today: string) => (todaysCheckIn?.date === today ? todaysCheckIn : null);

/** Whether the mood is 1 or 2, or the day was called hard. */
function isLowDay(day: Day, today: string): boolean {
  const mood = day.todaysMood?.date === today ? day.todaysMood.mood : null;
  const checkIn = checkInOf(day, today);
  return (mood !== null && mood <= LOW_MOOD) || (checkIn !== null && isHardDay(checkIn));
}

/**
 * The categories wanted of a memory today, where the day asks for one: the check-in asked for calm, safety or joy, or
 * the day is a low one. Undefined on every other day.
 */
export function wantedOn(day: Day, today: string): readonly MemoryCategory[] | undefined {
  const asked = NEEDS.filter((need) => checkInOf(day, today)?.needMore.includes(need) === true);
  if (asked.length > 0) return asked;
  return isLowDay(day, today) ? NEEDS : undefined;
}

interface AskedOf {
  /** The categories wanted of the first memory. */
  wanted: readonly MemoryCategory[] | undefined;
  /** One memory is offered and can be declined; there is no way on to others, which may hurt on such a day. */
  isLow: boolean;
  /** One of this day in an earlier year, where the day and the memory allow it. */
  onThisDay: Memory | undefined;
}

/** Today's wish for Home's memory; undefined until it is known. A day that cannot be known asks for nothing. */
export function useHardDay(): AskedOf | undefined {
  const today = useToday();
  const read = useRead(HardDayDocument, { variables: { date: today }, pick: ({ me }) => me, asks: 'once' });
  const day = knownOf(read);
  if (day === undefined)
    return read.kind === 'loading' ? undefined : { wanted: undefined, isLow: false, onThisDay: undefined };
  return { wanted: wantedOn(day, today), isLow: isLowDay(day, today), onThisDay: day.pickedMemory ?? undefined };
}
