import { isHardDay } from '@spire/domain/hardDay';
import { keysOf } from '@spire/domain/lists';
import { GOOD_NOW, LOOKING_FORWARD, NEED_MORE } from '@spire/domain/options';
import type { Claims } from '@spire/graph-kit/claims';
import { columnsOf } from '@spire/graph-kit/database/rawStatements';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { knownIds } from '@spire/graph-kit/knownIds';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import { type CheckIn as Row, Prisma } from '../generated/client.ts';
import { CHECK_IN_TEXTS } from './checkIn.texts.ts';
import type { CheckIn } from './checkIn.type.ts';

export type CheckInAnswers = Omit<CheckIn, 'id' | 'createdAt'>;

export interface CheckInStore {
  find(claims: Claims, date: string): Promise<CheckIn | null>;
  /** At most `limit` check-ins after a place, newest first. */
  list(claims: Claims, wish: PageWish): Promise<CheckIn[]>;
  /** Writes the check-in of its date, over the one that is there. */
  put(claims: Claims, answers: CheckInAnswers): Promise<CheckIn>;
}

const COLUMNS = columnsOf(Prisma.CheckInScalarFieldEnum);

function toCheckIn(key: PersonKey, row: Row): CheckIn {
  const { userId, isHard: _derived, ...rest } = row;
  const date = fromColumn(row.date);
  return {
    ...rest,
    date,
    whatIsGood: knownIds(keysOf(GOOD_NOW), row.whatIsGood),
    lookingForward: knownIds(keysOf(LOOKING_FORWARD), row.lookingForward),
    needMore: knownIds(keysOf(NEED_MORE), row.needMore),
    ...CHECK_IN_TEXTS.open(key, { userId, row: date }, row),
  };
}

export function createCheckInStore(database: WellbeingDatabase, vault: Vault): CheckInStore {
  return {
    find: async (claims, date) => {
      const key = await vault.keyOf(claims.sub);
      const [row] = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<Row[]>`
          select ${COLUMNS}
            from wellbeing.check_in where user_id = ${claims.sub}::uuid and date = ${date}::date`,
      );
      return row === undefined ? null : toCheckIn(key, row);
    },
    list: async (claims, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, ...olderThan(after) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.checkIn.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map((row) => toCheckIn(key, row));
    },
    put: async (claims, answers) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const place = { userId, date: toColumn(answers.date) };
      const sealed = CHECK_IN_TEXTS.seal(key, { userId, row: answers.date }, answers);
      const values = { ...answers, ...sealed, isHard: isHardDay(answers), ...place };
      // One statement, so that two first saves of a date make one check-in.
      const row = await database.queryAsCaller(claims, (client) =>
        client.checkIn.upsert({ where: { userId_date: place }, create: values, update: values }),
      );
      return toCheckIn(key, row);
    },
  };
}
