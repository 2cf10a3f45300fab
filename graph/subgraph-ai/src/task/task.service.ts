import type { TaskPriority, TaskType } from '@spire/domain/options';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { hardDayTasks } from '../builtIn/hardDay.ts';
import { chooseTasks } from '../builtIn/task/chooseTasks.ts';
import type { Seed } from '../builtIn/seed.ts';
import { answeredTasks, tasksPrompt } from '../prompts/tasksPrompt.ts';
import type { CrisisHelp } from '@spire/graph-shared/crisisHelp';
import type { Answering } from '../writing/answering.ts';
import { requireCheckIn } from '../writing/requireCheckIn.ts';
import type { WriteTasksInput } from './task.input.ts';
import type { WrittenTasks } from './writtenTask.type.ts';

interface TaskTexts {
  tasks: readonly { text: string; type: TaskType; priority: TaskPriority }[];
}

export interface TaskService {
  /** Three tasks for today, one of each type (D24); CHECK_IN_REQUIRED without a profile and a check-in. */
  write(input: WriteTasksInput, context: RequestContext): Promise<WrittenTasks | CrisisHelp>;
}

export function createTaskService(answering: Answering, newSeed: () => Seed): TaskService {
  return {
    write: (input, context) =>
      answering<WrittenTasks>({ kind: 'tasks', request: input, wrong: [], told: [] }, context, async (desk) => {
        requireCheckIn(desk);
        const { facts, offering, write } = desk;
        if (offering === 'hardDayTexts')
          return { tasks: hardDayTasks(facts, newSeed()).map((task) => ({ ...task, source: 'built_in' })) };
        const answer = await write({
          kind: 'tasks',
          prompt: tasksPrompt,
          read: (answer): TaskTexts => ({ tasks: answeredTasks(answer) }),
          partsOf: ({ tasks }) => [tasks.map(({ text }) => text)],
          builtIn: () => ({ tasks: chooseTasks(facts, newSeed()) }),
        });
        if (answer === 'flagged') return answer;
        const { tasks, source } = answer;
        return { tasks: tasks.map((task) => ({ ...task, source })) };
      }),
  };
}
