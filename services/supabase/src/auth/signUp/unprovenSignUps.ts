import type { Database } from '../database.ts';
import type { UserRow } from '../users/users.ts';

/** How a mailed token was used, as the row tells that it was found in. */
export interface UsedMail {
  readonly user_id: string;
  readonly token_type: string;
  readonly created_at: Date;
}

/**
 * Remembers the newest sign-up for an address until somebody proves the address. The password of a sign-up with a taken
 * address is kept here only, and opens nothing.
 */
export async function rememberSignUp(
  transaction: Database,
  signUp: { user: UserRow; isNew: boolean; isSamePassword: boolean; passwordHash: string; now: Date },
): Promise<void> {
  const { user, isNew, isSamePassword, passwordHash, now } = signUp;
  const isTaken = user.email_confirmed_at !== null;
  await transaction.query(
    `insert into auth.unproven_sign_ups as s (user_id, mailed_at, is_contested, encrypted_password)
     values ($1, coalesce((select created_at from auth.one_time_tokens
                            where user_id = $1 and token_type = 'confirmation_token'), $2), $3, $4)
     on conflict (user_id) do update
       set mailed_at = excluded.mailed_at, is_contested = s.is_contested or not $5,
           encrypted_password = excluded.encrypted_password`,
    [user.id, now, !isNew && !isSamePassword, isTaken ? passwordHash : null, isSamePassword],
  );
}

interface UnprovenSignUp {
  readonly mailed_at: Date;
  readonly is_contested: boolean;
}

/** Whether a mail proves the password too: it is of the sign-up that chose it, or nobody else has chosen one since. */
function provesPassword(signUp: UnprovenSignUp | undefined, used: UsedMail): boolean {
  const isOfSignUp = signUp?.mailed_at.getTime() === used.created_at.getTime();
  return used.token_type === 'confirmation_token' && (isOfSignUp || signUp?.is_contested !== true);
}

/** Whether this mail, once it is used, would leave an unconfirmed account with its password. */
export async function bringsPassword(database: Database, mail: UsedMail): Promise<boolean> {
  const found = await database.query<UnprovenSignUp>(
    'select mailed_at, is_contested from auth.unproven_sign_ups where user_id = $1',
    [mail.user_id],
  );
  return provesPassword(found.rows[0], mail);
}

/**
 * To be called when a mail has proved an address, before the account is confirmed. The account keeps its password only
 * if the mail was the one of the sign-up that chose it, or nobody else has chosen one since: whoever reads the mail must
 * not share the account with somebody who signed up with their address. Does nothing to a confirmed account.
 */
export async function keepProvenPassword(transaction: Database, used: UsedMail): Promise<void> {
  const found = await transaction.query<UnprovenSignUp>(
    'delete from auth.unproven_sign_ups where user_id = $1 returning mailed_at, is_contested',
    [used.user_id],
  );
  if (provesPassword(found.rows[0], used)) return;
  await transaction.query(
    'update auth.users set encrypted_password = null where id = $1 and email_confirmed_at is null',
    [used.user_id],
  );
}

/** A link was asked for to an account whose sign-up may have been another's: its password has to be proven. */
export async function contestSignUp(transaction: Database, userId: string): Promise<void> {
  await transaction.query('update auth.unproven_sign_ups set is_contested = true where user_id = $1', [userId]);
}

/** The administrator has chosen the password: no sign-up counts any more. */
export async function settleSignUps(transaction: Database, userId: string): Promise<void> {
  await transaction.query('delete from auth.unproven_sign_ups where user_id = $1', [userId]);
}

/** The hash that a failed sign-in is compared with, and whether any account still has a hash from Supabase. */
export async function unprovenPassword(
  database: Database,
  userId: string | null,
): Promise<{ hash: string | null; hasImported: boolean }> {
  const found = await database.query<{ hash: string | null; hasImported: boolean }>(
    `select (select encrypted_password from auth.unproven_sign_ups where user_id = $1) as hash,
            exists (select from auth.users where encrypted_password like '$2%') as "hasImported"`,
    [userId],
  );
  return found.rows[0] ?? { hash: null, hasImported: false };
}
