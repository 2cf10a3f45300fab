import { useRead, useToday } from '@spire/client';
import { useSession } from '@spire/remote-kit';
import type { Day } from '@spire/remote-kit/dayOf';
import { useHelpHere } from '@spire/remote-kit/foundHelp';
import { DayDocument } from './Day.generated.ts';
import { useDay } from './useDay.ts';

interface DayMode {
  /** The kind of day; undefined while that is on its way. */
  day: Day | undefined;
  /** The same by what this device alone knows. */
  dayHere: Day;
  /** Asks anew, after the server has noted what this device cannot know. */
  look: () => void;
}

/** The kind of day; where it cannot be had as this device knows it, since the server looks again before it writes. */
export function useDayMode(): DayMode {
  const { userId } = useSession();
  const { kind: found } = useHelpHere(userId, useToday());
  const known = useDay();
  const { kind, retry } = useRead(DayDocument, { pick: ({ me }) => me.day, asks: 'each moment' });
  const dayHere: Day = {
    mode: found === null ? 'ordinary' : 'afterHelp',
    helpKind: found,
    isDayAfterHelp: false,
    isWeighty: false,
  };
  return { day: known ?? (kind === 'loading' ? undefined : dayHere), dayHere, look: retry };
}

/** Whether a day wants no bird, no praise and no invitation to do more (D58, D61). */
export const isQuiet = (day: Day | undefined): boolean =>
  day !== undefined && (day.mode === 'afterHelp' || day.mode === 'hard' || day.isWeighty);
