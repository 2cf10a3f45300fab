import { GOOD_NOW, isOneOf, keysOf, LOOKING_FORWARD, NEED_MORE } from '@spire/domain/options';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { WellbeingDatabase } from '../database.ts';
import type { CheckIn as Row } from '../generated/client.ts';
import type { CheckIn } from './checkIn.type.ts';

export type CheckInAnswers = Omit<CheckIn, 'id'>;

export interface CheckInStore {
  find(claims: Claims, date: string): Promise<CheckIn | null>;
  /** Writes the check-in of its date, over the one that is there. */
  put(claims: Claims, answers: CheckInAnswers): Promise<CheckIn>;
}

function known<Table extends object>(table: Table, values: readonly string[]): (keyof Table & string)[] {
  const ids = keysOf(table);
  return values.filter((value): value is keyof Table & string => isOneOf(ids, value));
}

function toCheckIn(row: Row): CheckIn {
  return {
    id: row.id,
    date: fromColumn(row.date),
    whatIsGood: known(GOOD_NOW, row.whatIsGood),
    whatIsGoodText: row.whatIsGoodText,
    lookingForward: known(LOOKING_FORWARD, row.lookingForward),
    lookingForwardText: row.lookingForwardText,
    needMore: known(NEED_MORE, row.needMore),
    needMoreText: row.needMoreText,
    updatedAt: row.updatedAt,
  };
}

export function createCheckInStore(database: WellbeingDatabase): CheckInStore {
  return {
    find: (claims, date) =>
      database.withUser(claims, async (transaction) => {
        const where = { userId_date: { userId: claims.sub, date: toColumn(date) } };
        const row = await transaction.checkIn.findUnique({ where });
        return row === null ? null : toCheckIn(row);
      }),
    put: (claims, answers) =>
      database.withUser(claims, async (transaction) => {
        const key = { userId: claims.sub, date: toColumn(answers.date) };
        const values = { ...answers, ...key };
        const row = await transaction.checkIn.upsert({ where: { userId_date: key }, create: values, update: values });
        return toCheckIn(row);
      }),
  };
}
