import { moodErrors } from '@spire/domain/dailyRules';
import { localDate } from '@spire/domain/dates';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type PageArguments, readPage } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { SaveMoodInput } from './mood.input.ts';
import type { Period } from '../period.ts';
import type { MoodStore } from './mood.store.ts';
import type { Mood, MoodConnection } from './mood.type.ts';

export interface MoodService {
  /** The mood of the date it now is where the person is (D18). */
  findTodays(context: RequestContext): Promise<Mood | null>;
  /** A page of the moods of a period, newest first. */
  page(claims: Claims, wanted: PageArguments & Period): Promise<MoodConnection>;
  /** Saves the mood of its date: the latest wins, but one without a value never over one with (D20). */
  save(claims: Claims, input: SaveMoodInput, now: Date): Promise<Mood>;
}

export function createMoodService(store: MoodStore): MoodService {
  return {
    findTodays: ({ claims, now, timeZone }) => store.find(claims, localDate(now, timeZone)),
    page: (claims, wanted) => readPage(wanted, (wish) => store.list(claims, wanted, wish)),
    save: async (claims, { date, mood = null }, now) => {
      refuseWhenWrong([...acceptedDateErrors(date, now), ...moodErrors(mood)]);
      return store.put(claims, { date, mood, updatedAt: now });
    },
  };
}
