import { randomUUID } from 'node:crypto';
import { dateOf, dayNumber, mondayOf, sundayBefore } from '@spire/domain/patterns/days';
import { invent, type Invented, LAST_SUNDAY } from '@spire/domain/patterns/testing/inventedPeople';

export const PATTERN_THING = 'Tur i skogen';

const WEEKS = 26;
const AT = '2026-01-01T10:00:00.000Z';

interface Wanted {
  /** Days on which help was found. */
  helpDays?: readonly string[];
  /** Both days and things come from another app, each thing beside work, which is never looked at. */
  isBrought?: boolean;
}

const NOTHING = ['checkIns', 'dailyProgress', 'memories', 'suggestionInteractions', 'tasks', 'toolActivities'] as const;

/** The `records` of an export in which everything is empty. */
const emptyRecords = () =>
  Object.fromEntries(
    [...NOTHING, 'expectationSessions', 'restDays', 'activities', 'helpDays', 'moods'].map((list) => [list, []]),
  );

const moodOf = (date: string, mood: number) => ({ id: randomUUID(), date, createdAt: AT, updatedAt: AT, mood });
const pacingDayOf = (date: string, things: readonly { name: string; size: number; done: boolean }[]) => ({
  ...{ date, room: null, shownRoom: 20, isBig: false, morning: null, updatedAt: AT },
  things: things.map((each) => ({ id: randomUUID(), ...each })),
});

/** Things that the rule looks at; the first is the one after which days may be lower. */
const INVENTED_THINGS = [PATTERN_THING, 'Besøk', 'Klesvask', 'Telefonsamtale', 'Vaske vinduer', 'Hagearbeid'];

/**
 * The `records` of an export of somebody made up: half a year up to the last Sunday, with moods as answers. The same
 * person is made up on every day that it is asked.
 */
export function pastOfInvented(today: string, invented: Invented): string {
  const shift = sundayBefore(dayNumber(today)) - LAST_SUNDAY;
  const { exposures, outcomes } = invent(invented);
  const answers = [...(outcomes[0]?.answers ?? [])];
  const days = [...new Set(exposures.flatMap((each) => [...each.days]))].toSorted((one, other) => one - other);
  return JSON.stringify({
    ...emptyRecords(),
    moods: answers.map(([day, mood]) => moodOf(dateOf(day + shift), mood)),
    pacingDays: days.map((day) =>
      pacingDayOf(
        dateOf(day + shift),
        exposures.map((each, at) => ({ name: INVENTED_THINGS[at] ?? '', size: 1, done: each.days.has(day) })),
      ),
    ),
  });
}

/** The `records` of an export: half a year in which the day after that thing is lower, and nothing else is true. */
export function pastWithPattern(today: string, { helpDays = [], isBrought = false }: Wanted = {}): string {
  const first = mondayOf(dayNumber(today)) - WEEKS * 7;
  const days = Array.from({ length: dayNumber(today) - first }, (_, day) => dateOf(first + day));
  const hasThing = (day: number) => (day * 7) % 5 < 2 && day % 3 !== 1;
  const isRare = (day: number) => day % 11 === 0;
  const moodOn = (day: number) => (hasThing(day - 1) === isRare(day) ? 3 : 2);
  const importId = randomUUID();
  const brought = {
    diaryImports: [
      { id: importId, source: 'daylio-csv', date: today, createdAt: AT, undoneAt: null, undoneEntries: null },
    ],
    importedEntries: days.map((date, day) => ({
      ...{ id: randomUUID(), importId, source: 'daylio-csv', date, time: null, moment: null, moodName: null },
      ...{ title: '', text: '', feelings: [], pictures: [], createdAt: AT },
      mood: moodOn(day),
      activities: hasThing(day) ? [PATTERN_THING, 'Jobb'] : [],
    })),
  };
  return JSON.stringify({
    ...emptyRecords(),
    helpDays,
    ...(isBrought ? brought : {}),
    moods: (isBrought ? [] : days).map((date, day) => moodOf(date, moodOn(day))),
    pacingDays: (isBrought ? [] : days).map((date, day) =>
      pacingDayOf(date, [
        { name: 'Dusj', size: 1, done: true },
        { name: PATTERN_THING, size: 2, done: hasThing(day) },
      ]),
    ),
  });
}
