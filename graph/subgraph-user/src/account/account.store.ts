import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { UserDatabase } from '../database.ts';

export interface AccountStore {
  /** The instant on record; `now` is put on record when there is none yet. */
  meet(claims: Claims, now: Date): Promise<Date>;
  /** The person's sign-in address; null when the account is gone. */
  address(claims: Claims): Promise<string | null>;
  /** Deletes the account and everything that hangs on it; nothing when it is gone already. */
  delete(claims: Claims): Promise<void>;
}

export function createAccountStore(database: UserDatabase): AccountStore {
  return {
    meet: (claims, now) =>
      database.queryAsCaller(claims, async (client) => {
        const userId = claims.sub;
        const [known] = await client.$queryRaw<{ createdAt: Date }[]>`
          select created_at as "createdAt" from users.account where user_id = ${userId}::uuid`;
        if (known !== undefined) return known.createdAt;
        await client.account.createMany({ data: [{ userId, createdAt: now }], skipDuplicates: true });
        const met = await client.account.findFirst({ where: { userId } });
        // Deleted in this very moment, by another request.
        if (met === null) throw new ApplicationError('UNAUTHENTICATED');
        return met.createdAt;
      }),
    address: (claims) =>
      database.queryAsCaller(claims, async (client) => {
        const rows = await client.$queryRaw<{ address: string | null }[]>`select users.my_address() as address`;
        return rows[0]?.address ?? null;
      }),
    delete: (claims) =>
      database.queryAsCaller(claims, async (client) => {
        await client.$queryRaw`select users.delete_my_account()::text`;
      }),
  };
}
