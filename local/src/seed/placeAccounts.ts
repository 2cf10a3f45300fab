import type { Client } from 'pg';
import { placeRows } from './placeRows.ts';
import type { SeedPerson } from './seedPerson.ts';

const APP_METADATA = { provider: 'email', providers: ['email'] };

/** Confirmed accounts, and the keys of these people's texts. */
export async function placeAccounts(client: Client, people: readonly SeedPerson[]): Promise<void> {
  await placeRows(
    client,
    'auth.users',
    people.map(({ id, email, passwordHash, language, since }) => ({
      instance_id: '00000000-0000-0000-0000-000000000000',
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      encrypted_password: passwordHash,
      email_confirmed_at: since,
      raw_app_meta_data: APP_METADATA,
      raw_user_meta_data: { language },
      confirmation_token: '',
      recovery_token: '',
      created_at: since,
      updated_at: since,
    })),
  );
  // The address of an identity is a generated column, so each is named here.
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select id::text, id, raw_user_meta_data || jsonb_build_object('sub', id, 'email', email, 'email_verified', true,
            'phone_verified', false), 'email', created_at, created_at, created_at
       from auth.users where id = any ($1)`,
    [people.map(({ id }) => id)],
  );
  await placeRows(
    client,
    'users.account',
    people.map(({ id, since }) => ({ user_id: id, created_at: since })),
  );
  await placeRows(
    client,
    'users.person_key',
    people.map(({ id, wrappedKey: { wrappedBy, wrapped } }) => ({
      user_id: id,
      wrapped_by: wrappedBy,
      wrapped,
      made_at: new Date(),
    })),
  );
}
