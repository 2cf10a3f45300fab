import { emptyPlan, isPlanEmpty } from '@spire/domain/safetyPlan';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { refuseAfterNo } from '../consents.ts';
import type { WellbeingDatabase } from '../database.ts';
import type { SafetyPlan as Row } from '../generated/client.ts';
import { readPlan, SAFETY_PLAN_TEXTS, writtenPlan } from './safetyPlan.texts.ts';
import type { SafetyPlan } from './safetyPlan.type.ts';

export interface SafetyPlanStore {
  /** The plan; an empty one where none is stored. */
  find(claims: Claims): Promise<SafetyPlan>;
  /**
   * Lets `decide` see what is stored and answer what is to be, one at a time, so that two cards saved at once both stay.
   * FORBIDDEN for a plan that says something once the person has said no to keeping one.
   */
  change(claims: Claims, decide: (stored: SafetyPlan) => SafetyPlan & { updatedAt: Date }): Promise<SafetyPlan>;
  remove(claims: Claims): Promise<void>;
}

const placeOf = (userId: string) => ({ userId, row: 'own' });

function toPlan(key: PersonKey, userId: string, row: Row | null): SafetyPlan {
  if (row === null) return { ...emptyPlan(), isShown: true, isForSuggestions: false, offerFrom: null, updatedAt: null };
  const { isShown, isForSuggestions, offerFrom, updatedAt } = row;
  return {
    ...readPlan(SAFETY_PLAN_TEXTS.open(key, placeOf(userId), row)),
    ...{ isShown, isForSuggestions, updatedAt },
    offerFrom: offerFrom && fromColumn(offerFrom),
  };
}

export function createSafetyPlanStore(database: WellbeingDatabase, vault: Vault): SafetyPlanStore {
  return {
    find: async (claims) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const row = await database.queryAsCaller(claims, (client) => client.safetyPlan.findFirst({ where: { userId } }));
      return toPlan(key, userId, row);
    },
    change: async (claims, decide) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      return database.transactionAsCaller(claims, async (transaction) => {
        await transaction.$queryRaw`
          select pg_advisory_xact_lock(hashtextextended('safety plan ' || ${userId}, 0))::text`;
        const stored = await transaction.safetyPlan.findUnique({ where: { userId } });
        const plan = decide(toPlan(key, userId, stored));
        if (!isPlanEmpty(plan)) await refuseAfterNo(transaction, 'plan');
        const { isShown, isForSuggestions, offerFrom, updatedAt } = plan;
        const data = {
          ...SAFETY_PLAN_TEXTS.seal(key, placeOf(userId), writtenPlan(plan)),
          ...{ isShown, isForSuggestions, updatedAt },
          offerFrom: offerFrom === null ? null : toColumn(offerFrom),
        };
        await transaction.safetyPlan.upsert({ where: { userId }, create: { ...data, userId }, update: data });
        return plan;
      });
    },
    remove: async (claims) => {
      await database.queryAsCaller(claims, (client) => client.safetyPlan.deleteMany({ where: { userId: claims.sub } }));
    },
  };
}
