import { localDate, streakLength } from '@spire/domain/dates';
import { levelFor, nextLevelAt, POINTS, roundPoints } from '@spire/domain/growth';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { GrowthStore } from './growth.store.ts';
import type { Growth } from './growth.type.ts';

export interface GrowthService {
  /** Points, level and streak from the person's records: computed here and nowhere else (D21, D31). */
  read(context: RequestContext): Promise<Growth>;
}

export function createGrowthService(store: GrowthStore): GrowthService {
  return {
    read: async ({ claims, now, timeZone }) => {
      const today = localDate(now, timeZone);
      const { checkInDays, memories, latestDates } = await store.read(claims, today);
      const points = roundPoints(checkInDays * POINTS.checkInDay + memories * POINTS.memory);
      return {
        points,
        level: levelFor(points),
        nextLevelAt: nextLevelAt(points),
        checkInDays,
        currentStreak: streakLength(latestDates, today),
        memories,
      };
    },
  };
}
