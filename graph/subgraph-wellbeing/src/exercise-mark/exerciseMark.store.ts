import type { LocalDate } from '@spire/domain/dates';
import { EXERCISE_MARKS, type ExerciseMarkKind } from '@spire/domain/learntExercises';
import { isOneOf } from '@spire/domain/lists';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { ExerciseMark as Row } from '../generated/client.ts';
import { EXERCISE_MARK_TEXTS } from './exerciseMark.texts.ts';

export interface StoredMark {
  id: string;
  date: LocalDate;
  exercise: string;
  kind: ExerciseMarkKind;
  createdAt: Date;
}

export interface ExerciseMarkStore {
  /** The newest marks since a date, at most `limit`; newest first. */
  since(claims: Claims, from: LocalDate, limit: number): Promise<StoredMark[]>;
  /** Stores the mark, or answers the one stored under its id before. */
  addOnce(claims: Claims, mark: StoredMark): Promise<StoredMark>;
}

function toMark(key: PersonKey, { userId, kind, ...row }: Row): StoredMark {
  const { exercise } = EXERCISE_MARK_TEXTS.open(key, { userId, row: row.id }, row);
  const { id, createdAt } = row;
  return {
    id,
    createdAt,
    exercise,
    date: fromColumn(row.date),
    kind: isOneOf(EXERCISE_MARKS, kind) ? kind : 'stopped',
  };
}

export function createExerciseMarkStore(database: WellbeingDatabase, vault: Vault): ExerciseMarkStore {
  return {
    since: async (claims, from, limit) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, date: { gte: toColumn(from) } };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.exerciseMark.findMany({
          where,
          orderBy: [{ date: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
          take: limit,
        }),
      );
      return rows.map((row) => toMark(key, row));
    },
    addOnce: async (claims, mark) => {
      const userId = claims.sub;
      const { id } = mark;
      const key = await vault.keyOf(userId);
      const row = {
        ...mark,
        ...EXERCISE_MARK_TEXTS.seal(key, { userId, row: id }, mark),
        userId,
        date: toColumn(mark.date),
      };
      const stored = await database.transactionAsCaller(claims, async (transaction) => {
        await transaction.exerciseMark.createMany({ data: [row], skipDuplicates: true });
        return transaction.exerciseMark.findUnique({ where: { userId_id: { userId, id } } });
      });
      // It was stored before, and deleted with everything else in this moment.
      if (stored === null) throw new ApplicationError('NOT_FOUND');
      return toMark(key, stored);
    },
  };
}
