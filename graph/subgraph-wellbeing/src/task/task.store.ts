import { isOneOf } from '@spire/domain/lists';
import { SUGGESTION_SOURCES, TASK_PRIORITIES, TASK_TYPES } from '@spire/domain/options';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { Task as Row } from '../generated/client.ts';
import { TASK_TEXTS } from './task.texts.ts';
import type { Task } from './task.type.ts';

/** A task before it has a day. */
export type NewTask = Pick<Task, 'id' | 'text' | 'type' | 'priority' | 'source'>;

export interface TaskStore {
  list(claims: Claims, date: string): Promise<Task[]>;
  /** The tasks of the date and of every later day, newest first. */
  listSince(claims: Claims, date: string): Promise<Task[]>;
  find(claims: Claims, id: string): Promise<Task | null>;
  /**
   * Puts these on the date's list in place of those of their types that are not completed, and answers the list; null,
   * and nothing is changed, when one of the ids names a task of another date or type.
   */
  replace(claims: Claims, date: string, tasks: readonly NewTask[]): Promise<Task[] | null>;
  /** Ticks a task that is not ticked, or the other way round; null when there is none of that id. */
  setCompletedAt(claims: Claims, id: string, completedAt: Date | null): Promise<Task | null>;
}

function toTask(key: PersonKey, row: Row): Task {
  const { id, userId, completedAt } = row;
  return {
    id,
    date: fromColumn(row.date),
    ...TASK_TEXTS.open(key, { userId, row: id }, row),
    type: isOneOf(TASK_TYPES, row.type) ? row.type : 'activity',
    priority: isOneOf(TASK_PRIORITIES, row.priority) ? row.priority : 'low',
    source: isOneOf(SUGGESTION_SOURCES, row.source) ? row.source : 'built_in',
    completedAt,
    isCompleted: completedAt !== null,
  };
}

export function createTaskStore(database: WellbeingDatabase, vault: Vault): TaskStore {
  return {
    list: async (claims, date) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, date: toColumn(date) };
      const rows = await database.queryAsCaller(claims, (client) => client.task.findMany({ where }));
      return rows.map((row) => toTask(key, row));
    },
    listSince: async (claims, date) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, date: { gte: toColumn(date) } };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.task.findMany({ where, orderBy: [{ date: 'desc' }, { id: 'asc' }] }),
      );
      return rows.map((row) => toTask(key, row));
    },
    find: async (claims, id) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, id };
      const row = await database.queryAsCaller(claims, (client) => client.task.findFirst({ where }));
      return row === null ? null : toTask(key, row);
    },
    replace: async (claims, date, tasks) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const day = { userId, date: toColumn(date) };
      const data = tasks.map((task) => ({ ...task, ...TASK_TEXTS.seal(key, { userId, row: task.id }, task), ...day }));
      const rows = await database.transactionAsCaller(claims, async (transaction) => {
        const taken = tasks.map(({ id, type }) => ({ userId, id, NOT: { date: day.date, type } }));
        if ((await transaction.task.findFirst({ where: { OR: taken } })) !== null) return null;
        const types = tasks.map(({ type }) => type);
        await transaction.task.deleteMany({ where: { ...day, type: { in: types }, completedAt: null } });
        // A completed task of the type stays, and so does one that another device has stored meanwhile.
        await transaction.task.createMany({ data, skipDuplicates: true });
        return transaction.task.findMany({ where: day });
      });
      return rows === null ? null : rows.map((row) => toTask(key, row));
    },
    setCompletedAt: async (claims, id, completedAt) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const row = await database.transactionAsCaller(claims, async (transaction) => {
        const isOther = completedAt === null ? { not: null } : null;
        await transaction.task.updateMany({ where: { userId, id, completedAt: isOther }, data: { completedAt } });
        return transaction.task.findUnique({ where: { userId_id: { userId, id } } });
      });
      return row === null ? null : toTask(key, row);
    },
  };
}
