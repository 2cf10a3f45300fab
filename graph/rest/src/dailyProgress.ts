import { REST_PATHS } from '@spire/domain/restPaths';
import { z } from 'zod';
import { date, ignoredUserId } from './fields.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Today';

const amount = z.int().min(0);
const progress = z
  .object({ date, meditationMinutes: amount, waterGlasses: amount, meditationGoal: amount, waterGoal: amount })
  .meta({ id: 'DailyProgress' });
type Progress = z.input<typeof progress>;

const FIELDS = 'date meditationMinutes waterGlasses meditationGoal waterGoal';
const PROGRESS = operation<{ me: { dailyProgress: Progress } }, { date: string }>(
  `query RestDailyProgress($date: LocalDate) { me { dailyProgress(date: $date) { ${FIELDS} } } }`,
);
const SAVE = operation<
  { saveDailyProgress: Progress },
  { input: { date: string; meditationMinutes?: number | undefined; waterGlasses?: number | undefined } }
>(`mutation RestSaveDailyProgress($input: SaveDailyProgressInput!) { saveDailyProgress(input: $input) { ${FIELDS} } }`);

/** Minutes of meditation and glasses of water of a date (D20). */
export const dailyProgressRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.dailyProgress,
    tag: TAG,
    summary: 'The progress of a date',
    query: z.object({ date: date.optional().meta({ description: 'Today unless told.' }) }),
    answer: progress,
    run: async ({ ask, query, today }) => (await ask(PROGRESS, { date: query.date ?? today() })).me.dailyProgress,
  }),
  route({
    method: 'POST',
    path: REST_PATHS.dailyProgress,
    tag: TAG,
    summary: 'Save the new totals of a date',
    body: z.object({
      userId: ignoredUserId,
      date,
      meditationMinutes: amount.optional(),
      waterGlasses: amount.optional(),
    }),
    answer: progress,
    run: async ({ ask, body: { date: day, meditationMinutes, waterGlasses } }) =>
      (await ask(SAVE, { input: { date: day, meditationMinutes, waterGlasses } })).saveDailyProgress,
  }),
];
