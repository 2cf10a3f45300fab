import { knownOf, useRead, useToday } from '@spire/client';
import { isHardDay } from '@spire/domain/hardDay';
import type { MemoryCategory } from '@spire/domain/options';
import { HardDayDocument, type HardDayQuery } from './HardDay.generated.ts';

/** The highest mood that makes the day a hard one. */
const LOW_MOOD = 2;
/** Needs for which a memory of the same name can do something. */
const NEEDS = ['ro', 'trygghet', 'glede'] as const satisfies readonly MemoryCategory[];

type Day = Omit<HardDayQuery['me'], 'id'>;

/**
 * The categories wanted of a memory today, where the day asks for one: the check-in asked for calm, safety or joy, or
 * the mood is 1 or 2, or the day was called hard. Undefined on every other day.
 */
export function wantedOn({ todaysCheckIn, todaysMood }: Day, today: string): readonly MemoryCategory[] | undefined {
  const checkIn = todaysCheckIn?.date === today ? todaysCheckIn : null;
  const asked = NEEDS.filter((need) => checkIn?.needMore.includes(need) === true);
  const mood = todaysMood?.date === today ? todaysMood.mood : null;
  const isLow = (mood !== null && mood <= LOW_MOOD) || (checkIn !== null && isHardDay(checkIn));
  if (asked.length > 0) return asked;
  return isLow ? NEEDS : undefined;
}

interface AskedOf {
  /** The categories wanted, on a hard day. */
  wanted: readonly MemoryCategory[] | undefined;
  /** The day has been asked about already: other things than a memory come first. */
  isCheckedIn: boolean;
}

/** Today's wish for Home's memory; undefined until it is known. A day that cannot be known asks for nothing. */
export function useHardDay(): AskedOf | undefined {
  const today = useToday();
  const read = useRead(HardDayDocument, { pick: ({ me }) => me, asks: 'once' });
  const day = knownOf(read);
  if (day === undefined) return read.kind === 'loading' ? undefined : { wanted: undefined, isCheckedIn: false };
  return { wanted: wantedOn(day, today), isCheckedIn: day.todaysCheckIn?.date === today };
}
