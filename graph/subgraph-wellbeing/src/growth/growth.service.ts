import { badgesOf, type BadgeProgress } from '@spire/domain/badges';
import { addDays, localDate } from '@spire/domain/dates';
import { type ActivityCounts, countOf, SUMMARY_WINDOWS, levelFor, nextLevelAt, pointsOf } from '@spire/domain/growth';
import { TOOLS } from '@spire/domain/options';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { GrowthStore } from './growth.store.ts';
import type { DayPoints, Growth } from './growth.type.ts';

/** Growth with the counts it was computed from, from which its badges follow. */
export type CountedGrowth = Growth & { readonly counts: ActivityCounts };

export interface GrowthService {
  /** Points, level and streak from the person's ledger: computed here and nowhere else (D21, D31). */
  read(context: RequestContext): Promise<CountedGrowth>;
  /** All badges, those still to come too (D32). */
  badges(growth: CountedGrowth): BadgeProgress[];
  /** The last 14, 28 or 90 days up to today where the person is, every one, oldest first. */
  days(context: RequestContext, last: number): Promise<DayPoints[]>;
}

export function createGrowthService(store: GrowthStore): GrowthService {
  return {
    read: async ({ claims, now, timeZone }) => {
      const { counts, streak, isRestDay } = await store.readStanding(claims, localDate(now, timeZone));
      const points = pointsOf(counts);
      return {
        points,
        level: levelFor(points),
        nextLevelAt: nextLevelAt(points),
        checkInDays: countOf(counts, 'check_in'),
        currentStreak: streak,
        isRestDayToday: isRestDay,
        memories: countOf(counts, 'memory'),
        moodEntries: countOf(counts, 'mood'),
        completedSuggestions: countOf(counts, 'suggestion'),
        completedTasks: countOf(counts, 'task'),
        toolCompletions: countOf(counts, ...TOOLS),
        counts,
      };
    },
    badges: ({ counts }) => badgesOf(counts),
    days: async ({ claims, now, timeZone }, last) => {
      if (!SUMMARY_WINDOWS.some((each) => each === last)) refuseWhenWrong([{ field: 'last', code: 'INVALID' }]);
      const today = localDate(now, timeZone);
      const days = await store.readDays(claims, addDays(today, 1 - last), today);
      return days.map(({ date, counts, isRestDay }) => ({
        date,
        points: pointsOf(counts),
        checkIn: countOf(counts, 'check_in') > 0,
        memories: countOf(counts, 'memory'),
        completed: countOf(counts, 'suggestion', 'task'),
        tools: countOf(counts, ...TOOLS),
        isRestDay,
      }));
    },
  };
}
