import type { DesiredFeeling, HowItWent } from '@spire/domain/toolOptions';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { ApplicationError } from '@spire/graph-kit/errors';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { ExpectationSession as Row } from '../generated/client.ts';
import { EXPECTATION_TEXTS, PLAN_TEXT } from './expectationSession.texts.ts';
import type { ExpectationSession } from './expectationSession.type.ts';

export interface ExpectationSessionStore {
  /** At most `limit` sessions after a place, newest first. */
  list(claims: Claims, wish: PageWish): Promise<ExpectationSession[]>;
  /** Stores the session, or answers the one stored under its id before. */
  addOnce(claims: Claims, session: ExpectationSession): Promise<ExpectationSession>;
  /** The sessions whose plan stands on Home on a date, the oldest first. */
  plannedFor(claims: Claims, date: string): Promise<ExpectationSession[]>;
  /** Keeps its plan anew, and the day it is for where that is told; null where there is no such session. */
  plan(
    claims: Claims,
    id: string,
    plan: { howToFeelGood: string; planOn: string | null | undefined },
  ): Promise<ExpectationSession | null>;
  /** Keeps how it turned out; null where there is no such session. */
  tell(claims: Claims, id: string, howItWent: HowItWent): Promise<ExpectationSession | null>;
}

function toSession({ userId, ...row }: Row, key: PersonKey): ExpectationSession {
  const texts = EXPECTATION_TEXTS.open(key, { userId, row: row.id }, row);
  return {
    ...row,
    ...texts,
    desiredFeeling: row.desiredFeeling as DesiredFeeling,
    howItWent: row.howItWent as HowItWent | null,
    date: fromColumn(row.date),
    planOn: row.planOn === null ? null : fromColumn(row.planOn),
  };
}

export function createExpectationSessionStore(database: WellbeingDatabase, vault: Vault): ExpectationSessionStore {
  async function change(
    claims: Claims,
    id: string,
    data: Partial<Pick<Row, 'howToFeelGood' | 'howItWent' | 'planOn'>>,
  ) {
    const key = await vault.keyOf(claims.sub);
    const [row] = await database.queryAsCaller(claims, (client) =>
      client.expectationSession.updateManyAndReturn({ where: { userId: claims.sub, id }, data }),
    );
    return row === undefined ? null : toSession(row, key);
  }

  return {
    list: async (claims, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, ...olderThan(after) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.expectationSession.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map((row) => toSession(row, key));
    },
    addOnce: async (claims, session) => {
      const key = await vault.keyOf(claims.sub);
      const userId = claims.sub;
      const { id } = session;
      const row = {
        ...session,
        ...EXPECTATION_TEXTS.seal(key, { userId, row: id }, session),
        userId,
        date: toColumn(session.date),
        planOn: session.planOn === null ? null : toColumn(session.planOn),
      };
      const stored = await database.transactionAsCaller(claims, async (transaction) => {
        await transaction.expectationSession.createMany({ data: [row], skipDuplicates: true });
        return transaction.expectationSession.findUnique({ where: { userId_id: { userId, id } } });
      });
      // It was stored before, and deleted in this moment.
      if (stored === null) throw new ApplicationError('NOT_FOUND');
      return toSession(stored, key);
    },
    plannedFor: async (claims, date) => {
      const where = { userId: claims.sub, planOn: toColumn(date) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.expectationSession.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
      );
      if (rows.length === 0) return [];
      const key = await vault.keyOf(claims.sub);
      return rows.map((row) => toSession(row, key));
    },
    plan: async (claims, id, { howToFeelGood, planOn }) => {
      const key = await vault.keyOf(claims.sub);
      return change(claims, id, {
        ...PLAN_TEXT.seal(key, { userId: claims.sub, row: id }, { howToFeelGood }),
        ...(planOn !== undefined && { planOn: planOn === null ? null : toColumn(planOn) }),
      });
    },
    tell: (claims, id, howItWent) => change(claims, id, { howItWent }),
  };
}
