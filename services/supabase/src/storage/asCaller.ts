import { inTransaction } from '../auth/database.ts';
import type { Database } from '../auth/database.ts';
import type { StorageCaller } from './http/storageCaller.ts';
import type { StorageContext } from './storageContext.ts';

/**
 * Runs the work in one transaction with the caller's role and claims, which end with it (D39): what policies know as
 * `auth.uid()`, `auth.jwt()` and `auth.role()`.
 */
export async function asCaller<T>(
  { database }: StorageContext,
  { role, claims }: StorageCaller,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      JSON.stringify(claims),
    ]);
    return work(transaction);
  });
}

class Undone extends Error {}

/** Does the work and undoes it: whether the policies would let it pass. */
export async function tryAsCaller(
  context: StorageContext,
  caller: StorageCaller,
  work: (transaction: Database) => Promise<unknown>,
): Promise<void> {
  const undone = asCaller(context, caller, async (transaction) => {
    await work(transaction);
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
