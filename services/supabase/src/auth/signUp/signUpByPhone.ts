import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { AuthError } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import type { Metadata } from '../http/jsonBody.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { sessionDocument, startSession } from '../sessions/sessions.ts';
import { AUDIENCE, findUserById, PERSON_ROLE } from '../users/users.ts';

export interface PhoneSignUp {
  readonly phone: string;
  readonly password: string;
  readonly data: Metadata;
}

/**
 * Makes an account with a phone number and a password and signs in. There is nobody to send an SMS with: a number counts
 * as confirmed (`GOTRUE_SMS_AUTOCONFIRM`) or nobody signs up with one.
 */
export async function signUpByPhone(context: AuthContext, wish: PhoneSignUp, caller: Caller) {
  const { phone, data } = wish;
  if (!context.settings.isPhoneAutoconfirm)
    throw new AuthError(
      422,
      'sms_send_failed',
      'Error sending confirmation OTP to provider: no SMS provider is configured',
    );
  const now = context.now();
  const passwordHash = await hashPassword(wish.password);
  const { user, started } = await inTransaction(context.database, async (transaction) => {
    const id = randomUUID();
    const placed = await transaction.query(
      `with person as (
         insert into auth.users (instance_id, id, aud, role, phone, encrypted_password, phone_confirmed_at,
                                 raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token,
                                 created_at, updated_at)
         values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4, $5, $6, $7, $8, '', '', $6, $6)
         on conflict (phone) do nothing
         returning id
       )
       insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at,
                                    updated_at)
       select id::text, id, $9::jsonb, 'phone', $6, $6, $6 from person`,
      [
        id,
        AUDIENCE,
        PERSON_ROLE,
        phone,
        passwordHash,
        now,
        { provider: 'phone', providers: ['phone'] },
        data,
        { ...data, sub: id, phone, email_verified: false, phone_verified: true },
      ],
    );
    const person = placed.rowCount === 0 ? undefined : await findUserById(transaction, id);
    if (person === undefined) throw new AuthError(422, 'user_already_exists', 'User already registered');
    return {
      user: person,
      started: await startSession(transaction, { user: person, method: 'password', caller, now }),
    };
  });
  return sessionDocument(context, { user, session: started.session }, started.refreshToken);
}
