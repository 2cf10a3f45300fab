import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import type { RestDayStore } from './restDay.store.ts';

export interface RestDayService {
  /** The day keeps a streak without adding to it; a day with a check-in or a mood stays one that counts (D21). */
  take(claims: Claims, date: string, now: Date): Promise<void>;
  /** As if no rest day had been taken. */
  undo(claims: Claims, date: string, now: Date): Promise<void>;
}

/** Both may be repeated, and are refused for days that nothing can be written for (D18). */
export function createRestDayService(store: RestDayStore): RestDayService {
  return {
    take: async (claims, date, now) => {
      refuseWhenWrong(acceptedDateErrors(date, now));
      await store.take(claims, date);
    },
    undo: async (claims, date, now) => {
      refuseWhenWrong(acceptedDateErrors(date, now));
      await store.undo(claims, date);
    },
  };
}
