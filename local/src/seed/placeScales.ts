import type { Scale, ScaleAnswer } from '@spire/domain/scales';
import { FOLLOWED_TEXTS, writtenChoice } from '@spire/subgraph-wellbeing/scales/followedScales.texts';
import { entryId, SCALE_ENTRY_TEXTS, writtenAnswer } from '@spire/subgraph-wellbeing/scales/scaleEntry.texts';
import type { Client } from 'pg';
import type { SeedDay } from './makeDays.ts';
import { instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

const FOLLOWED: readonly Scale[] = ['energy', 'fog', 'sleep'];
/** One day in so many has no answers, and one in so many is the same as the day before. */
const RHYTHM = { without: 5, carried: 9 } as const;

/** As many days back as any page tells of, and some. */
const FOLLOWED_FOR = 120;

const within = (value: number) => Math.min(5, Math.max(1, value));

/** Answers that go with the mood of a day: more fog where there is less energy, and sleep as it comes. */
function answersOf({ date, mood }: SeedDay, index: number): ScaleAnswer[] {
  if (index % RHYTHM.without === 0) return [];
  const energy = within(mood + (index % 3) - 1);
  const values: Partial<Record<Scale, number>> = { energy, fog: within(5 - energy), sleep: within(2 + (index % 4)) };
  return FOLLOWED.map((scale) => ({
    ...{ date, scale },
    value: values[scale] ?? 3,
    isCarried: index % RHYTHM.carried === 0,
  }));
}

const newestOf = (days: readonly SeedDay[]) =>
  days.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, FOLLOWED_FOR);

/** Seeds scales that these people follow, and answers of each day; Home does not ask, so that it stays short. */
export async function placeScales(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const followed = people
    .filter(({ history }) => history.days.length > 0)
    .map(({ id: userId, key, since }) => ({
      ...{ user_id: userId, updated_at: since },
      ...FOLLOWED_TEXTS.seal(
        key,
        { userId, row: 'own' },
        { choice: writtenChoice({ scales: FOLLOWED, isOnHome: false }) },
      ),
    }));
  await placeRows(client, 'wellbeing.followed_scales', followed);
  const entries = people.flatMap(({ id: userId, key, history }) =>
    newestOf(history.days)
      .flatMap(answersOf)
      .map((answer) => {
        const id = entryId(key, userId, answer);
        const sealed = SCALE_ENTRY_TEXTS.seal(key, { userId, row: id }, { answer: writtenAnswer(answer) });
        return { ...{ user_id: userId, id, date: answer.date, created_at: instantOf(answer.date, 20) }, ...sealed };
      }),
  );
  await placeRows(client, 'wellbeing.scale_entry', entries);
}
