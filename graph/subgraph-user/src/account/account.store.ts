import type { Claims } from '@spire/graph-kit/claims';
import type { UserDatabase } from '../database.ts';

export interface AccountStore {
  /** The instant on record; `now` is put on record when there is none yet. */
  meet(claims: Claims, now: Date): Promise<Date>;
}

export function createAccountStore(database: UserDatabase): AccountStore {
  return {
    meet: (claims, now) =>
      database.withUser(claims, async (transaction) => {
        const userId = claims.sub;
        const known = await transaction.account.findUnique({ where: { userId } });
        if (known !== null) return known.createdAt;
        await transaction.account.createMany({ data: [{ userId, createdAt: now }], skipDuplicates: true });
        const { createdAt } = await transaction.account.findUniqueOrThrow({ where: { userId } });
        return createdAt;
      }),
  };
}
