import type { LocalDate } from '@spire/domain/dates';
import type { Tool } from '@spire/domain/options';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { ApplicationError } from '@spire/graph-kit/errors';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { ToolActivity as Row } from '../generated/client.ts';
import { TOOL_TEXTS } from './toolActivity.texts.ts';
import type { ToolActivity } from './toolActivity.type.ts';
import type { ToolRecord } from './toolRecord.type.ts';

/** The tools that lead an exercise. */
const EXERCISES: ToolActivity['tool'][] = ['inner_balance', 'micro_regulation'];

export interface ToolActivityStore {
  /** At most `limit` activities after a place, newest first; of one tool, or of all. */
  list(claims: Claims, tool: Tool | undefined, wish: PageWish): Promise<ToolActivity[]>;
  /** The newest exercises since a date, at most `limit`: of inner balance, and small ones. */
  exercisesSince(claims: Claims, from: LocalDate, limit: number): Promise<ToolActivity[]>;
  /** Stores the activity, or answers the one stored under its id before. */
  addOnce(claims: Claims, activity: ToolActivity): Promise<ToolActivity>;
  /** Keeps how an exercise of inner balance felt; null where there is no such exercise. */
  tellInnerBalance(claims: Claims, id: string, feltAfter: AfterFeeling): Promise<ToolActivity | null>;
}

function toActivity({ userId, ...row }: Row, key: PersonKey): ToolActivity {
  // Rows hold what `addOnce` wrote: the table knows the tools, and a record opens only as it was sealed.
  const tool = row.tool as ToolActivity['tool'];
  const record = JSON.parse(TOOL_TEXTS.open(key, { userId, row: row.id }, row).record) as ToolRecord;
  return { ...row, tool, date: fromColumn(row.date), record };
}

export function createToolActivityStore(database: WellbeingDatabase, vault: Vault): ToolActivityStore {
  return {
    list: async (claims, tool, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, ...(tool === undefined ? {} : { tool }), ...olderThan(after) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.toolActivity.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map((row) => toActivity(row, key));
    },
    exercisesSince: async (claims, from, limit) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, tool: { in: EXERCISES }, date: { gte: toColumn(from) } };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.toolActivity.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map((row) => toActivity(row, key));
    },
    addOnce: async (claims, activity) => {
      const key = await vault.keyOf(claims.sub);
      const userId = claims.sub;
      const { id } = activity;
      const sealed = TOOL_TEXTS.seal(key, { userId, row: id }, { record: JSON.stringify(activity.record) });
      const row = { ...activity, ...sealed, userId, date: toColumn(activity.date) };
      const stored = await database.transactionAsCaller(claims, async (transaction) => {
        await transaction.toolActivity.createMany({ data: [row], skipDuplicates: true });
        return transaction.toolActivity.findUnique({ where: { userId_id: { userId, id } } });
      });
      // It was stored before, and deleted in this moment.
      if (stored === null) throw new ApplicationError('NOT_FOUND');
      return toActivity(stored, key);
    },
    tellInnerBalance: async (claims, id, feltAfter) => {
      const key = await vault.keyOf(claims.sub);
      const userId = claims.sub;
      const told = await database.transactionAsCaller(claims, async (transaction) => {
        const row = await transaction.toolActivity.findFirst({ where: { userId, id, tool: 'inner_balance' } });
        if (row === null) return null;
        const record = JSON.stringify({ ...toActivity(row, key).record, feltAfter });
        const data = TOOL_TEXTS.seal(key, { userId, row: id }, { record });
        return transaction.toolActivity.update({ where: { userId_id: { userId, id } }, data });
      });
      return told && toActivity(told, key);
    },
  };
}
