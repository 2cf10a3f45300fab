import { TASK_PRIORITIES, TASK_TYPES } from '@spire/domain/options';
import { TASK_TEXTS } from '@spire/subgraph-wellbeing/task/task.texts';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { instantOf, placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

/** The tasks of these people, those that are done ticked in the afternoon. */
export async function placeTasks(client: Client, people: readonly SeedPerson[]): Promise<void> {
  const rows = people.flatMap(({ id: userId, key, history }) =>
    history.tasks.map((task) => {
      const id = randomUUID();
      return {
        user_id: userId,
        id,
        date: task.date,
        type: task.type,
        ...TASK_TEXTS.seal(key, { userId, row: id }, task),
        priority: TASK_PRIORITIES[TASK_TYPES.indexOf(task.type)],
        source: 'built_in',
        completed_at: task.isCompleted ? instantOf(task.date, 15) : null,
      };
    }),
  );
  await placeRows(client, 'wellbeing.task', rows);
}
