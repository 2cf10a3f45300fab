import { addDays, localDate } from '@spire/domain/dates';
import { TASK_PRIORITIES, TASK_TYPES } from '@spire/domain/options';
import { taskErrors } from '@spire/domain/taskRules';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import { found, idErrors, newRecordId, storedId } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import { isForHardDay } from '@spire/content/hardDay';
import { type DayService, keptBackOn } from '../day/day.service.ts';
import type { ReplaceTasksInput, TaskInput } from './task.input.ts';
import type { NewTask, TaskStore } from './task.store.ts';
import type { Task } from './task.type.ts';

export interface TaskService {
  /**
   * The tasks of a date, or of the date it now is where the person is, in the order of their types (D24). Of today only
   * what its mode allows (D58): what is done, and after help nothing else.
   */
  list(context: RequestContext, date: string | null): Promise<Task[]>;
  /** Texts of the lists of the last 14 days, for the choice of new ones; newest first, each text once. */
  recentTexts(context: RequestContext): Promise<string[]>;
  /** Replaces the tasks of these types that are not completed; completed ones stay, so a day has three at most. */
  replace(claims: Claims, input: ReplaceTasksInput, now: Date): Promise<Task[]>;
  /** NOT_FOUND for what is not the person's own; a task of a day that takes no records any more stays as it is (D18). */
  setCompleted(claims: Claims, change: { id: string; isCompleted: boolean }, now: Date): Promise<Task>;
}

/** As long as no task is to come twice. */
const RECENT_DAYS = 14;

const inOrder = (tasks: Task[]) => tasks.toSorted((a, b) => TASK_TYPES.indexOf(a.type) - TASK_TYPES.indexOf(b.type));

function toNewTask({ id, text, type, priority, source }: TaskInput): NewTask {
  return {
    id: newRecordId(id),
    text: text.trim(),
    type,
    priority: priority ?? TASK_PRIORITIES[TASK_TYPES.indexOf(type)] ?? 'low',
    source,
  };
}

export function createTaskService(store: TaskStore, days: Pick<DayService, 'ofToday'>): TaskService {
  return {
    list: async (context, asked) => {
      const { claims, now, timeZone } = context;
      const today = localDate(now, timeZone);
      const date = asked ?? today;
      const tasks = inOrder(await store.list(claims, date));
      if (date !== today || tasks.length === 0) return tasks;
      const keptBack = keptBackOn(await days.ofToday(context));
      return tasks.filter(
        ({ completedAt, text }) =>
          completedAt !== null || keptBack === 'nothing' || (keptBack !== 'all' && isForHardDay(text)),
      );
    },
    recentTexts: async ({ claims, now, timeZone }) => {
      const tasks = await store.listSince(claims, addDays(localDate(now, timeZone), -RECENT_DAYS));
      return [...new Set(tasks.map(({ text }) => text))];
    },
    replace: async (claims, { date, tasks: wanted }, now) => {
      const tasks = wanted.map(toNewTask);
      const texts = Object.fromEntries(tasks.map(({ text }, index) => [`tasks.${index}.text`, text]));
      const wrongIds = tasks.flatMap(({ id }, index) => idErrors(id, `tasks.${index}.id`));
      refuseWhenWrong([...acceptedDateErrors(date, now), ...wrongIds, ...storableErrors(texts), ...taskErrors(tasks)]);
      const stored = await store.replace(claims, date, tasks);
      if (stored === null) throw new ApplicationError('VALIDATION_FAILED', [{ field: 'tasks', code: 'INVALID' }]);
      return inOrder(stored);
    },
    setCompleted: async (claims, { id: given, isCompleted }, now) => {
      const id = storedId(given);
      const task = found(await store.find(claims, id));
      refuseWhenWrong(acceptedDateErrors(task.date, now).map((error) => ({ ...error, field: 'id' })));
      return found(await store.setCompletedAt(claims, id, isCompleted ? now : null));
    },
  };
}
