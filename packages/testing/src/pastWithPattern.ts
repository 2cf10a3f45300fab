import { randomUUID } from 'node:crypto';
import { dateOf, dayNumber, mondayOf } from '@spire/domain/patterns/days';

export const PATTERN_THING = 'Tur i skogen';

const WEEKS = 26;
const AT = '2026-01-01T10:00:00.000Z';

interface Wanted {
  /** Days on which help was found. */
  helpDays?: readonly string[];
}

/** The `records` of an export: half a year in which the day after that thing is lower, and nothing else is true. */
export function pastWithPattern(today: string, { helpDays = [] }: Wanted = {}): string {
  const first = mondayOf(dayNumber(today)) - WEEKS * 7;
  const days = Array.from({ length: dayNumber(today) - first }, (_, day) => dateOf(first + day));
  const hasThing = (day: number) => (day * 7) % 5 < 2 && day % 3 !== 1;
  const isRare = (day: number) => day % 11 === 0;
  const nothing = ['checkIns', 'dailyProgress', 'memories', 'suggestionInteractions', 'tasks', 'toolActivities'];
  return JSON.stringify({
    ...Object.fromEntries([...nothing, 'expectationSessions', 'restDays', 'activities'].map((list) => [list, []])),
    helpDays,
    moods: days.map((date, day) => ({
      ...{ id: randomUUID(), date, createdAt: AT, updatedAt: AT },
      mood: hasThing(day - 1) === isRare(day) ? 3 : 2,
    })),
    pacingDays: days.map((date, day) => ({
      ...{ date, room: null, shownRoom: 5, isBig: false, morning: null, updatedAt: AT },
      things: [
        { id: randomUUID(), name: 'Dusj', size: 1, done: true },
        { id: randomUUID(), name: PATTERN_THING, size: 2, done: hasThing(day) },
      ],
    })),
  });
}
