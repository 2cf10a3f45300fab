import { REST_PATHS } from '@spire/domain/restPaths';
import { z } from 'zod';
import { date, id, ignoredUserId } from './fields.ts';
import { LIST_DESCRIPTION, listQuery, type Page, type PageVariables, readList } from './readList.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Mood';

const level = z.int().min(1).max(5);
const mood = z
  .object({ id, date, mood: level.nullable().meta({ description: '1 to 5; null when only the day was noted.' }) })
  .meta({ id: 'MoodEntry' });
type Mood = z.input<typeof mood>;

const MOODS = operation<
  { me: { moods: Page<Mood> } },
  { from?: string | undefined; to?: string | undefined } & PageVariables
>(
  `query RestMoods($from: LocalDate, $to: LocalDate, $first: Int!, $after: String) {
    me { moods(from: $from, to: $to, first: $first, after: $after) { nodes { id date mood } endCursor hasNextPage } }
  }`,
);
const TODAY = operation<{ me: { todaysMood: Mood | null } }>(
  'query RestMoodToday { me { todaysMood { id date mood } } }',
);
const SAVE = operation<{ saveMood: Mood }, { input: { date: string; mood?: number | null | undefined } }>(
  'mutation RestSaveMood($input: SaveMoodInput!) { saveMood(input: $input) { id date mood } }',
);

/** One mood per date: the latest wins (D20). */
export const moodRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.moodEntries,
    tag: TAG,
    summary: 'Moods',
    description: LIST_DESCRIPTION,
    query: listQuery.extend({
      from: date.optional().meta({ description: 'The first date.' }),
      to: date.optional().meta({ description: 'The last date.' }),
    }),
    answer: z.array(mood),
    run: (request) => {
      const { from, to } = request.query;
      return readList(request, MOODS, { from, to }, ({ me }) => me.moods);
    },
  }),
  route({
    method: 'GET',
    path: REST_PATHS.moodToday,
    tag: TAG,
    summary: 'Today’s mood',
    answer: mood.nullable(),
    run: async ({ ask }) => (await ask(TODAY, {})).me.todaysMood,
  }),
  route({
    method: 'POST',
    path: REST_PATHS.moodEntries,
    tag: TAG,
    summary: 'Save the mood of a date',
    description: 'Without a body, as the older widget sends it, an entry for today without a value.',
    body: z.object({ userId: ignoredUserId, mood: level.nullish(), date: date.optional() }),
    isBodyOptional: true,
    answer: mood,
    run: async ({ ask, body, today }) =>
      (await ask(SAVE, { input: { date: body.date ?? today(), mood: body.mood } })).saveMood,
  }),
];
