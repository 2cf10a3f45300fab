import type { Claims } from '@spire/graph-kit/claims';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { refuseAfterNo } from '../consents.ts';
import type { WellbeingDatabase } from '../database.ts';
import { FOLLOWED_TEXTS, readChoice, type SealedChoice, writtenChoice } from './followedScales.texts.ts';
import type { FollowedScales } from './followedScales.type.ts';

export interface FollowedScalesStore {
  /** The person's choice; null where there never was one. */
  find(claims: Claims): Promise<FollowedScales | null>;
  /** Puts a choice in place of the one before. FORBIDDEN for one that follows something after a no to health data. */
  put(claims: Claims, choice: SealedChoice, now: Date): Promise<FollowedScales>;
}

export function createFollowedScalesStore(database: WellbeingDatabase, vault: Vault): FollowedScalesStore {
  return {
    find: async (claims) => {
      const userId = claims.sub;
      const row = await database.queryAsCaller(claims, (client) =>
        client.followedScales.findFirst({ where: { userId } }),
      );
      if (row === null) return null;
      const { choice } = FOLLOWED_TEXTS.open(await vault.keyOf(userId), { userId, row: 'own' }, row);
      return { ...readChoice(choice), updatedAt: row.updatedAt };
    },
    put: async (claims, choice, updatedAt) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const sealed = FOLLOWED_TEXTS.seal(key, { userId, row: 'own' }, { choice: writtenChoice(choice) });
      const update = { ...sealed, updatedAt };
      await database.transactionAsCaller(claims, async (transaction) => {
        if (choice.scales.length > 0) await refuseAfterNo(transaction, 'health');
        await transaction.followedScales.upsert({ where: { userId }, create: { ...update, userId }, update });
      });
      return { ...choice, updatedAt };
    },
  };
}
