import type { Database } from '../database.ts';
import type { Metadata } from '../http/jsonBody.ts';

/** Makes the identity that belongs to an address or a number, or brings the one there is up to date. */
export async function placeIdentity(
  transaction: Database,
  userId: string,
  provider: 'email' | 'phone',
  data: Metadata,
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::uuid::text, $1, $2::jsonb || $3::jsonb, $4, $5, $5, $5)
     on conflict (provider_id, provider) do update
       set identity_data = auth.identities.identity_data || $3::jsonb, updated_at = excluded.updated_at`,
    [userId, { sub: userId, email_verified: false, phone_verified: false }, data, provider, now],
  );
}
