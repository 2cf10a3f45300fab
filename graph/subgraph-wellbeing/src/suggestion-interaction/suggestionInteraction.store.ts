import { isOneOf } from '@spire/domain/lists';
import { INTERACTION_TYPES, SUGGESTION_CATEGORIES, SUGGESTION_KINDS } from '@spire/domain/options';
import type { InteractionType } from '@spire/domain/options';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { ApplicationError } from '@spire/graph-kit/errors';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase, WellbeingTransaction } from '../database.ts';
import type { SuggestionInteraction as Row } from '../generated/client.ts';
import { holdSuggestionDay } from './suggestionDay.store.ts';
import { fingerprintOf, SUGGESTION_TEXTS } from './suggestionInteraction.texts.ts';
import type { SuggestionInteraction } from './suggestionInteraction.type.ts';

export interface SuggestionInteractionStore {
  /** At most `limit` interactions after a place, newest first; of all types when it is null. */
  list(claims: Claims, type: InteractionType | null, wish: PageWish): Promise<SuggestionInteraction[]>;
  /** How many were generated for a date, but for places held since before then by what was never finished. */
  countGenerated(claims: Claims, date: string, unfinishedBefore: Date): Promise<number>;
  /**
   * Stores the interaction, or answers the one it repeats. For a generated one `check` is told how many there are for
   * its date, this one included, before anyone else can add another; when it throws, nothing is stored.
   */
  addOnce(
    claims: Claims,
    interaction: SuggestionInteraction,
    check: (generated: number) => void,
  ): Promise<SuggestionInteraction>;
  /** Whether there was one of that id and of these types. */
  remove(claims: Claims, id: string, types: readonly InteractionType[]): Promise<boolean>;
}

function toInteraction(key: PersonKey, row: Row): SuggestionInteraction {
  const { id, userId, category, createdAt } = row;
  return {
    id,
    ...SUGGESTION_TEXTS.open(key, { userId, row: id }, row),
    suggestionType: isOneOf(SUGGESTION_KINDS, row.suggestionType) ? row.suggestionType : 'regular',
    interactionType: isOneOf(INTERACTION_TYPES, row.interactionType) ? row.interactionType : 'generated',
    category: isOneOf(SUGGESTION_CATEGORIES, category) ? category : null,
    date: fromColumn(row.date),
    createdAt,
  };
}

export function createSuggestionInteractionStore(
  database: WellbeingDatabase,
  vault: Vault,
): SuggestionInteractionStore {
  return {
    list: async (claims, type, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, ...(type === null ? {} : { interactionType: type }), ...olderThan(after) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.suggestionInteraction.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map((row) => toInteraction(key, row));
    },
    countGenerated: async (claims, date, unfinishedBefore) => {
      const where = { userId: claims.sub, date: toColumn(date) };
      const unfinished = { ...where, answer: null, createdAt: { lt: unfinishedBefore } };
      const [day, given] = await Promise.all([
        database.queryAsCaller(claims, (client) => client.suggestionDay.findFirst({ where })),
        database.queryAsCaller(claims, (client) => client.suggestionSet.count({ where: unfinished })),
      ]);
      return (day?.generated ?? 0) - given;
    },
    addOnce: async (claims, interaction, check) => {
      const userId = claims.sub;
      const { id, interactionType, suggestionText } = interaction;
      const date = toColumn(interaction.date);
      const key = await vault.keyOf(userId);
      const sealed = SUGGESTION_TEXTS.seal(key, { userId, row: id }, interaction);
      const fingerprint = fingerprintOf(key, userId, suggestionText);
      const data = [{ ...interaction, ...sealed, fingerprint, userId, date }];
      const isGenerated = interactionType === 'generated';
      // One of each date, or one of all times; the database holds to it for all but what was generated long ago.
      const same = { userId, interactionType, fingerprint, ...(interactionType === 'liked' ? {} : { date }) };
      const findSame = async ({ suggestionInteraction }: WellbeingTransaction) =>
        (await suggestionInteraction.findUnique({ where: { userId_id: { userId, id } } })) ??
        (await suggestionInteraction.findFirst({ where: same, orderBy: { createdAt: 'asc' } }));
      const addOrFind = async (transaction: WellbeingTransaction) => {
        if (isGenerated) {
          await holdSuggestionDay(transaction, interaction.date);
          const known = await findSame(transaction);
          if (known !== null) return known;
        }
        const [added] = await transaction.suggestionInteraction.createManyAndReturn({ data, skipDuplicates: true });
        if (added === undefined) return findSame(transaction);
        if (isGenerated)
          check(
            (await transaction.suggestionDay.findUniqueOrThrow({ where: { userId_date: { userId, date } } })).generated,
          );
        return added;
      };
      // The record it repeats may be taken back in that very moment: then it repeats none any more.
      const row =
        (await database.transactionAsCaller(claims, addOrFind)) ??
        (await database.transactionAsCaller(claims, addOrFind));
      if (row === null) throw new ApplicationError('UNAVAILABLE');
      return toInteraction(key, row);
    },
    remove: async (claims, id, types) => {
      const where = { userId: claims.sub, id, interactionType: { in: [...types] } };
      const { count } = await database.queryAsCaller(claims, (client) =>
        client.suggestionInteraction.deleteMany({ where }),
      );
      return count > 0;
    },
  };
}
