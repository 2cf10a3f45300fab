import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import type { Metadata } from '../http/jsonBody.ts';
import { AUDIENCE, findUserByEmail, PERSON_ROLE } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

/** The data given to get an account by e-mail. Without a password a person comes in by mailed links. */
export interface Account {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly data: Metadata;
  readonly now: Date;
  /** The ids the account and its identity get, unless somebody has the first already. */
  readonly ids?: { readonly user: string; readonly identity: string };
}

export const APP_METADATA = { provider: 'email', providers: ['email'] } as const;

/** Finds or makes the account; at once or while another request makes the same one, there is one row in the end. */
export async function placeUser(
  transaction: Database,
  { email, passwordHash, data, now, ids = { user: randomUUID(), identity: randomUUID() } }: Account,
): Promise<UserRow> {
  const placed = await transaction.query(
    `with person as (
       insert into auth.users (instance_id, id, aud, role, email, encrypted_password, raw_app_meta_data,
                               raw_user_meta_data, confirmation_token, recovery_token, created_at, updated_at)
       select '00000000-0000-0000-0000-000000000000',
              case when exists (select from auth.users where id = $1) then gen_random_uuid() else $1 end,
              $2, $3, $4, $5, $6, $7, '', '', $8, $8
       on conflict (email) where is_sso_user = false do nothing
       returning id
     )
     insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at,
                                  updated_at)
     select case when exists (select from auth.identities where id = $9) then gen_random_uuid() else $9 end,
            id::text, id, $10::jsonb || jsonb_build_object('sub', id), 'email', $8, $8, $8
       from person`,
    [
      ids.user,
      AUDIENCE,
      PERSON_ROLE,
      email,
      passwordHash,
      APP_METADATA,
      data,
      now,
      ids.identity,
      { ...data, email, email_verified: false, phone_verified: false },
    ],
  );
  // The address has not been shown to be anybody's yet: the newest sign-up counts, or whoever came first with somebody
  // else's address would keep a password to it.
  if (placed.rowCount === 0)
    await transaction.query(
      `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, updated_at = $4
        where email = $1 and is_sso_user = false and email_confirmed_at is null`,
      [email, passwordHash, data, now],
    );
  const user = await findUserByEmail(transaction, email);
  if (user === undefined) throw new Error('A user just placed was not found');
  return user;
}
