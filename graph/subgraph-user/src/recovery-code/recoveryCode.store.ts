import type { Claims } from '@spire/graph-kit/claims';
import type { UserDatabase } from '../database.ts';

export interface RecoveryCodeStore {
  count(claims: Claims): Promise<number>;
  /** Puts these in the place of the person's older ones. */
  replace(claims: Claims, digests: Uint8Array<ArrayBuffer>[]): Promise<'made' | 'no factor' | 'factor required'>;
  /** A right one takes the person's second factors away, and the whole set of codes with them. */
  use(claims: Claims, digest: Uint8Array<ArrayBuffer>): Promise<'used' | 'wrong' | 'limited'>;
}

/** The decisions are made in the database, by functions bound to the caller's claims, one call per person at a time. */
export function createRecoveryCodeStore(database: UserDatabase): RecoveryCodeStore {
  return {
    count: (claims) =>
      database.queryAsCaller(claims, async (client) => {
        const rows = await client.$queryRaw<{ left: number }[]>`
          select count(user_id)::integer as "left" from users.recovery_code`;
        return rows[0]?.left ?? 0;
      }),
    replace: (claims, digests) =>
      database.queryAsCaller(claims, async (client) => {
        const rows = await client.$queryRaw<{ answer: 'made' | 'no factor' | 'factor required' }[]>`
          select users.make_recovery_codes(${digests}::bytea[]) as answer`;
        return rows[0]?.answer ?? 'no factor';
      }),
    use: (claims, digest) =>
      database.queryAsCaller(claims, async (client) => {
        const rows = await client.$queryRaw<{ answer: 'used' | 'wrong' | 'limited' }[]>`
          select users.use_recovery_code(${digest}::bytea) as answer`;
        return rows[0]?.answer ?? 'wrong';
      }),
  };
}
