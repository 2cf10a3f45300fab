import type { Database } from '../database.ts';
import { normalizeEmail } from './emailAddress.ts';
import type { Metadata } from '../http/jsonBody.ts';

export const AUDIENCE = 'authenticated';
export const PERSON_ROLE = 'authenticated';

/** A row of auth.users with its identities. */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  /** Empty for somebody without an address: anonymous, or with a phone number only. */
  email: string;
  phone: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  confirmed_at: Date | null;
  recovery_sent_at: Date | null;
  last_sign_in_at: Date | null;
  invited_at: Date | null;
  /** The address a change is under way to; empty when none is. */
  email_change: string;
  email_change_sent_at: Date | null;
  /** 1 when one of the two addresses has confirmed a change. */
  email_change_confirm_status: number;
  reauthentication_sent_at: Date | null;
  banned_until: Date | null;
  deleted_at: Date | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  created_at: Date;
  updated_at: Date;
  is_anonymous: boolean;
  identities: IdentityRow[];
  factors: FactorSummary[];
}

/** A second factor without its secret, as the person's own document shows it. */
export interface FactorSummary {
  id: string;
  friendly_name?: string;
  factor_type: 'totp' | 'webauthn' | 'phone';
  status: 'verified' | 'unverified';
  created_at: string;
  updated_at: string;
  last_challenged_at?: string;
}

export interface IdentityRow {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Metadata;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  email: string | null;
}

/** Columns of `auth.users u` that make a UserRow. */
export const USER_COLUMNS = `
  u.id, u.aud, u.role, coalesce(u.email, '') as email, coalesce(u.phone, '') as phone, u.encrypted_password,
  u.email_confirmed_at, u.phone_confirmed_at, u.confirmation_sent_at, u.confirmed_at, u.recovery_sent_at,
  u.last_sign_in_at, u.invited_at, coalesce(u.email_change, '') as email_change, u.email_change_sent_at,
  coalesce(u.email_change_confirm_status, 0) as email_change_confirm_status, u.reauthentication_sent_at,
  u.banned_until, u.deleted_at, coalesce(u.raw_app_meta_data, '{}') as raw_app_meta_data,
  coalesce(u.raw_user_meta_data, '{}') as raw_user_meta_data, u.created_at, u.updated_at, u.is_anonymous,
  (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at, i.provider), '[]') from auth.identities i where i.user_id = u.id)
    as identities,
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', f.id, 'friendly_name', nullif(f.friendly_name, ''), 'factor_type', f.factor_type, 'status', f.status,
            'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at))
          order by f.created_at), '[]')
     from auth.mfa_factors f where f.user_id = u.id) as factors`;

export function isBanned({ banned_until: until }: Pick<UserRow, 'banned_until'>, now: Date): boolean {
  return until !== null && until > now;
}

/** Under which name a person signs in: their address, else their number. Wrong passwords are counted under it. */
export function accountOf({ email, phone }: { email: string; phone: string }): string {
  return normalizeEmail(email) || phone;
}

/** The person as the API shows them: moments as ISO 8601, absent ones left out, identities under the client's names. */
export function userDocument(user: UserRow) {
  const moments = {
    email_confirmed_at: user.email_confirmed_at,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    invited_at: user.invited_at,
    email_change_sent_at: user.email_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
  };
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    phone: user.phone,
    ...(user.email_change === '' ? {} : { new_email: user.email_change }),
    ...Object.fromEntries(Object.entries(moments).filter(([, moment]) => moment !== null)),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(({ id, provider_id, email, ...rest }) => ({
      identity_id: id,
      id: provider_id,
      ...rest,
      ...(email === null ? {} : { email }),
    })),
    ...(user.factors.length === 0 ? {} : { factors: user.factors }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

export async function findUserByEmail(database: Database, email: string): Promise<UserRow | undefined> {
  const text = `select ${USER_COLUMNS} from auth.users u where u.email = $1 and u.is_sso_user = false`;
  const found = await database.query<UserRow>({ name: 'user-by-email', text, values: [email] });
  return found.rows[0];
}

export async function findUserByPhone(database: Database, phone: string): Promise<UserRow | undefined> {
  const found = await database.query<UserRow>(`select ${USER_COLUMNS} from auth.users u where u.phone = $1`, [phone]);
  return found.rows[0];
}

export async function findUserById(database: Database, id: string): Promise<UserRow | undefined> {
  const found = await database.query<UserRow>(`select ${USER_COLUMNS} from auth.users u where u.id = $1`, [id]);
  return found.rows[0];
}

/** Marks the address as confirmed, here and in the identity. Opening any mailed link proves it. */
export async function confirmUser(database: Database, id: string, now: Date): Promise<void> {
  await database.query(
    `update auth.users
        set email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2,
            raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
      where id = $1`,
    [id, now],
  );
  await database.query(
    `update auth.identities
        set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
      where user_id = $1 and provider = 'email'`,
    [id, now],
  );
}

/**
 * Makes what is done to one person wait its turn until the transaction ends: taken before anything else of theirs is
 * locked, so that two never wait for each other. Answers whether the person exists.
 */
export async function lockPerson(transaction: Database, userId: string): Promise<boolean> {
  const locked = await transaction.query('select from auth.users where id = $1 for no key update', [userId]);
  return locked.rowCount === 1;
}
