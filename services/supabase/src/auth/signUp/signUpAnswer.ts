import { createHmac } from 'node:crypto';
import type { Metadata } from '../http/jsonBody.ts';
import { AUDIENCE, PERSON_ROLE, userDocument } from '../users/users.ts';
import { APP_METADATA } from './placeUser.ts';

/** A UUID in the shape of version 4 that is always the same for the same text and secret. */
function derivedUuid(secret: Buffer, text: string): string {
  const bytes = createHmac('sha256', secret).update(`spire sign-up ${text}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The ids a sign-up with this address is answered with, which a new account then has. */
export function signUpIds(secret: Buffer, email: string): { user: string; identity: string } {
  return { user: derivedUuid(secret, `user ${email}`), identity: derivedUuid(secret, `identity ${email}`) };
}

/**
 * The answer to a sign-up that needs confirmation, made of the request alone: whether there is an account, confirmed
 * or not, cannot show in it (decision 0012).
 */
export function signUpAnswer(
  signUp: { email: string; data: Metadata; now: Date },
  ids: { user: string; identity: string },
) {
  const { email, data, now } = signUp;
  const moment = now.toISOString();
  return userDocument({
    id: ids.user,
    aud: AUDIENCE,
    role: PERSON_ROLE,
    email,
    phone: '',
    encrypted_password: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmation_sent_at: now,
    confirmed_at: null,
    recovery_sent_at: null,
    last_sign_in_at: null,
    invited_at: null,
    email_change: '',
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    reauthentication_sent_at: null,
    banned_until: null,
    deleted_at: null,
    raw_app_meta_data: APP_METADATA,
    raw_user_meta_data: data,
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    identities: [
      {
        id: ids.identity,
        provider_id: ids.user,
        user_id: ids.user,
        identity_data: { ...data, sub: ids.user, email, email_verified: false, phone_verified: false },
        provider: 'email',
        last_sign_in_at: moment,
        created_at: moment,
        updated_at: moment,
        email,
      },
    ],
    factors: [],
  });
}
