import type { Deeds } from '@spire/ui/Scene';
import type { Day } from '../days/dayFacts.ts';

/** The plant's deeds of today (`screens.md`): the same as on Home, told by the day's own counts. */
export function deedsToday(today: Day | undefined): Deeds {
  if (today === undefined) return {};
  return {
    hasCheckedIn: today.checkIn,
    done: today.completed,
    memories: Array.from({ length: today.memories }, () => 'sun' as const),
    hasUsedTool: today.tools > 0,
  };
}
