import { TASK_PRIORITIES, TASK_TYPES } from '@spire/domain/options';
import { REST_PATHS } from '@spire/domain/restPaths';
import { z } from 'zod';
import { optionId, text } from './fields.ts';
import { readTasksRequest } from './legacy/readWritingRequest.ts';
import { route } from './restRoute.ts';
import {
  asking,
  askedWith,
  besideOf,
  dayCheckIn,
  inHelp,
  language,
  linesOf,
  origin,
  person,
  sourceOf,
  WRITING_ERRORS,
  WRITTEN_TAG,
} from './writtenTexts.ts';

interface Tasks {
  tasks: { text: string; type: string; priority: string; source: string }[];
}
const TASKS = asking<Tasks>(
  'Tasks',
  'writeTasks',
  'WriteTasksInput',
  'WrittenTasks',
  'tasks { text type priority source }',
);

/** Texts of the day’s tasks, written when they are asked for (spec 2 §7). */
export const taskTextRoutes = [
  route({
    method: 'POST',
    path: REST_PATHS.personalTasks,
    tag: WRITTEN_TAG,
    summary: 'Three tasks for today',
    errors: ['CHECK_IN_REQUIRED', ...WRITING_ERRORS],
    body: z.looseObject({ checkInData: dayCheckIn, userProfile: person, language }).meta({ id: 'TasksWanted' }),
    reads: readTasksRequest,
    answer: z
      .object({
        tasks: z
          .array(z.object({ text, type: optionId(TASK_TYPES), priority: optionId(TASK_PRIORITIES) }))
          .length(TASK_TYPES.length),
        ...origin,
      })
      .meta({ id: 'PersonalTasks' }),
    run: async ({ ask, draft, language: usual }) => {
      const { written } = await ask(TASKS, { input: await askedWith(draft, usual) });
      if (written.__typename !== 'CrisisHelp') {
        const tasks = written.tasks.map(({ text: what, type, priority }) => ({ text: what, type, priority }));
        return { tasks, source: sourceOf(written.tasks[0]?.source ?? 'built_in'), ...besideOf(written) };
      }
      const lines = linesOf(written);
      const tasks = TASK_TYPES.map((type, at) => ({
        text: lines[at] ?? '',
        type,
        priority: TASK_PRIORITIES[at] ?? '',
      }));
      return { tasks, ...inHelp(written) };
    },
  }),
];
