import type { Database } from '../database.ts';
import type { Metadata } from '../http/jsonBody.ts';
import { findUserByEmail } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { placeUser } from './placeUser.ts';
import { contestSignUp } from './unprovenSignUps.ts';

/**
 * Finds or makes the account of somebody who is sent a link to come in by. The password that an unconfirmed account has
 * goes when that link is used: whoever chose it never showed that the address is theirs. Metadata that comes along is
 * for a new account only: anybody can send it.
 */
export async function placeWithoutPassword(
  transaction: Database,
  account: { email: string; data: Metadata; now: Date },
): Promise<UserRow> {
  const { email, data, now } = account;
  const known = await findUserByEmail(transaction, email);
  if (known === undefined) return placeUser(transaction, { email, passwordHash: null, data, now });
  if (known.email_confirmed_at !== null) return known;
  await contestSignUp(transaction, known.id);
  return known;
}
