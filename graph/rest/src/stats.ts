import { ACTIVITY_KINDS, LEVELS } from '@spire/domain/growth';
import { REST_PATHS } from '@spire/domain/restPaths';
import { z } from 'zod';
import { date, id, instant, optionId } from './fields.ts';
import { LIST_DESCRIPTION, listQuery, type Page, type PageVariables, readList } from './readList.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Growth';

const USER = operation<{ me: { id: string; email: string; createdAt: string; profile: { nickname: string } | null } }>(
  'query RestUser { me { id email createdAt profile { nickname } } }',
);

const user = z
  .object({
    id,
    email: z.string(),
    name: z.string().meta({ description: 'What to call the person; empty until they have told.' }),
    nickname: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'User' });

const STATS = operation<{
  me: {
    createdAt: string;
    growth: Omit<z.input<typeof stats>, 'accountCreated' | 'memories'>;
    memoryCategories: { count: number }[];
  };
}>(
  `query RestStats { me {
    createdAt
    growth { checkInDays currentStreak points level nextLevelAt completedSuggestions toolCompletions }
    memoryCategories { count }
  } }`,
);

const count = z.int().min(0);

const stats = z
  .object({
    checkInDays: count,
    currentStreak: count.meta({ description: 'Days in the run that ends today or yesterday.' }),
    points: z.number(),
    level: optionId(LEVELS.map(({ id: level }) => level)),
    nextLevelAt: z
      .int()
      .nullable()
      .meta({ description: 'Points at which the next level begins; null at the highest.' }),
    memories: count.meta({ description: 'Those that are there; points stay when one is deleted.' }),
    completedSuggestions: count,
    toolCompletions: count,
    accountCreated: instant,
  })
  .meta({ id: 'UserStats' });

const day = z
  .object({ date, points: z.number(), checkIn: z.boolean(), memories: count, completed: count, tools: count })
  .meta({ id: 'DayOfProgress' });

const PROGRESS = operation<{ me: { growth: { days: z.input<typeof day>[] } } }, { last: number }>(
  `query RestProgress($last: Int!) { me { growth { days(last: $last) {
    date points checkIn memories completed tools
  } } } }`,
);

const activity = z
  .object({
    id,
    type: optionId(ACTIVITY_KINDS).meta({ description: 'What was done.' }),
    date,
    title: z.string().nullable().meta({ description: 'Null when the record has none, or is deleted.' }),
    points: z.number(),
  })
  .meta({ id: 'Activity' });

interface ActivityNode extends Omit<z.input<typeof activity>, 'type'> {
  kind: string;
}

const ACTIVITIES = operation<{ me: { activities: Page<ActivityNode> } }, PageVariables>(
  `query RestActivities($first: Int!, $after: String) { me { activities(first: $first, after: $after) {
    nodes { id kind date title points } endCursor hasNextPage
  } } }`,
);

/** The person, and what their records have grown into (D31). */
export const statsRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.user,
    tag: 'Profile',
    summary: 'The person',
    answer: user,
    run: async ({ ask }) => {
      const { profile, ...me } = (await ask(USER, {})).me;
      const nickname = profile?.nickname ?? '';
      return { ...me, name: nickname, nickname };
    },
  }),
  route({
    method: 'GET',
    path: REST_PATHS.userStats,
    tag: TAG,
    summary: 'Points, level, streak and counts',
    answer: stats,
    run: async ({ ask }) => {
      const { createdAt, growth, memoryCategories } = (await ask(STATS, {})).me;
      const memories = memoryCategories.reduce((sum, each) => sum + each.count, 0);
      return { ...growth, memories, accountCreated: createdAt };
    },
  }),
  route({
    method: 'GET',
    path: REST_PATHS.userProgress,
    tag: TAG,
    summary: 'The last days, oldest first, every day present',
    query: z.object({ days: z.enum(['14', '28']).default('14').meta({ description: 'How many days.' }) }),
    answer: z.object({ days: z.array(day) }),
    run: async ({ ask, query }) => ({ days: (await ask(PROGRESS, { last: Number(query.days) })).me.growth.days }),
  }),
  route({
    method: 'GET',
    path: REST_PATHS.userActivities,
    tag: TAG,
    summary: 'What was done',
    description: LIST_DESCRIPTION,
    query: listQuery,
    answer: z.array(activity),
    run: async (request) => {
      const nodes = await readList(request, ACTIVITIES, {}, ({ me }) => me.activities);
      return nodes.map(({ kind, ...rest }) => ({ ...rest, type: kind }));
    },
  }),
];
