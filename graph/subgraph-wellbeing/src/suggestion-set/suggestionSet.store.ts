import { randomUUID } from 'node:crypto';
import { type Language, LANGUAGES } from '@spire/domain/languages';
import { isOneOf } from '@spire/domain/lists';
import { KIND_OF_SOURCE, SUGGESTION_FORMS, type SuggestionForm } from '@spire/domain/suggestionSet';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { SuggestionSet } from '@spire/graph-shared/suggestionSet';
import type { WellbeingDatabase, WellbeingTransaction } from '../database.ts';
import type { SuggestionSet as Row } from '../generated/client.ts';
import { fingerprintOf, SUGGESTION_TEXTS } from '../suggestion-interaction/suggestionInteraction.texts.ts';
import { holdSuggestionDay } from '../suggestion-interaction/suggestionDay.store.ts';
import {
  readAnswer,
  SET_TEXTS,
  type StoredAnswer,
  type StoredSuggestion,
  writtenAnswer,
} from './suggestionSet.texts.ts';

export interface StoredSet
  extends
    Omit<SuggestionSet, 'limit' | 'suggestions' | 'help' | 'seen' | 'question' | 'about' | 'guesses'>,
    StoredAnswer {
  language: Language;
}

interface NewSet {
  id: string;
  form: SuggestionForm;
  language: Language;
  date: string;
  createdAt: Date;
}

interface Rules {
  /** Unfinished sets begun before this are taken back. */
  unfinishedBefore: Date;
  /** The place of one more, from how many of the date are counted and which places sets have; throws to refuse it. */
  place: (generated: number, taken: readonly number[]) => number;
}

export interface SuggestionSetStore {
  /** The finished ones of a date, oldest first. */
  ofDate(claims: Claims, date: string): Promise<StoredSet[]>;
  /** Every text that was generated since that date, newest first. */
  textsSince(claims: Claims, date: string): Promise<string[]>;
  /** Begins a set unless there is one of its id; nobody else's request of the date comes between. */
  begin(claims: Claims, set: NewSet, rules: Rules): Promise<{ number: number; stored: StoredSet | null }>;
  /** Answers the finished set, whoever finished it; null where there is none of that id. */
  finish(claims: Claims, id: string, answer: StoredAnswer, now: Date): Promise<StoredSet | null>;
  /** Whether an unfinished one of that id was removed. */
  drop(claims: Claims, id: string): Promise<boolean>;
}

/** A set as it is answered; null while it is not finished. */
function toStored(key: PersonKey, { userId, answer, ...row }: Row): StoredSet | null {
  if (answer === null) return null;
  const { id, number, createdAt } = row;
  return {
    id,
    number,
    form: isOneOf(SUGGESTION_FORMS, row.form) ? row.form : 'card',
    language: isOneOf(LANGUAGES, row.language) ? row.language : 'no',
    date: fromColumn(row.date),
    createdAt,
    ...readAnswer(SET_TEXTS.open(key, { userId, row: id }, { answer }).answer),
  };
}

export function createSuggestionSetStore(database: WellbeingDatabase, vault: Vault): SuggestionSetStore {
  /** One generated interaction for each text, not counted again. */
  function interactionsOf(
    key: PersonKey,
    { userId, id: setId, date }: Row,
    suggestions: StoredSuggestion[],
    now: Date,
  ) {
    return suggestions.map(({ text: suggestionText, source, category }) => {
      const id = randomUUID();
      return {
        ...SUGGESTION_TEXTS.seal(key, { userId, row: id }, { suggestionText }),
        fingerprint: fingerprintOf(key, userId, suggestionText),
        suggestionType: KIND_OF_SOURCE[source],
        interactionType: 'generated',
        ...{ userId, id, setId, category, date, createdAt: now },
      };
    });
  }

  async function beginIn(transaction: WellbeingTransaction, userId: string, set: NewSet, rules: Rules) {
    await holdSuggestionDay(transaction, set.date);
    const date = toColumn(set.date);
    // Older dates may be held after newer ones, never the other way round: so no two requests wait for each other.
    await transaction.suggestionSet.deleteMany({
      where: { userId, date: { lte: date }, answer: null, createdAt: { lt: rules.unfinishedBefore } },
    });
    const sets = await transaction.suggestionSet.findMany({ where: { userId, OR: [{ id: set.id }, { date }] } });
    const same = sets.find(({ id }) => id === set.id);
    if (same !== undefined) return same;
    const day = await transaction.suggestionDay.findUniqueOrThrow({ where: { userId_date: { userId, date } } });
    const taken = sets.map(({ number }) => number);
    const number = rules.place(day.generated, taken);
    return transaction.suggestionSet.create({ data: { ...set, userId, date, number } });
  }

  return {
    ofDate: async (claims, date) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, date: toColumn(date), answer: { not: null } };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.suggestionSet.findMany({ where, orderBy: [{ createdAt: 'asc' }, { number: 'asc' }] }),
      );
      return rows.flatMap((row) => toStored(key, row) ?? []);
    },
    textsSince: async (claims, date) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const where = { userId, interactionType: 'generated', date: { gte: toColumn(date) } };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.suggestionInteraction.findMany({ where, orderBy: [...NEWEST_FIRST] }),
      );
      return rows.map((row) => SUGGESTION_TEXTS.open(key, { userId, row: row.id }, row).suggestionText);
    },
    begin: async (claims, set, rules) => {
      const key = await vault.keyOf(claims.sub);
      const row = await database.transactionAsCaller(claims, (transaction) =>
        beginIn(transaction, claims.sub, set, rules),
      );
      return { number: row.number, stored: toStored(key, row) };
    },
    finish: async (claims, id, answer, now) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const sealed = SET_TEXTS.seal(key, { userId, row: id }, { answer: writtenAnswer(answer) });
      return database.transactionAsCaller(claims, async (transaction) => {
        const { count } = await transaction.suggestionSet.updateMany({
          where: { userId, id, answer: null },
          data: { ...sealed, finishedAt: now },
        });
        const row = await transaction.suggestionSet.findUnique({ where: { userId_id: { userId, id } } });
        if (row === null) return null;
        if (count > 0)
          await transaction.suggestionInteraction.createMany({
            data: interactionsOf(key, row, answer.suggestions, now),
          });
        return toStored(key, row);
      });
    },
    drop: async (claims, id) => {
      const unfinished = { userId: claims.sub, id, answer: null };
      return database.transactionAsCaller(claims, async (transaction) => {
        const row = await transaction.suggestionSet.findFirst({ where: unfinished });
        if (row === null) return false;
        await holdSuggestionDay(transaction, fromColumn(row.date));
        const { count } = await transaction.suggestionSet.deleteMany({ where: unfinished });
        return count > 0;
      });
    },
  };
}
