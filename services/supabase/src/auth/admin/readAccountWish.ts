import { z } from 'zod';
import { validationFailed } from '../http/authError.ts';
import { metadata, readBody, text } from '../http/jsonBody.ts';
import type { Metadata } from '../http/jsonBody.ts';
import { readEmail } from '../users/emailAddress.ts';
import { readPhone } from '../users/phoneNumber.ts';
import { readBan } from './readBan.ts';

const flag = z.boolean().nullish().transform(Boolean);
const optionalMetadata = metadata.nullish().transform((data) => data ?? null);

const body = z.object({
  id: text,
  aud: text,
  role: text,
  email: text,
  phone: text,
  password: z
    .string()
    .nullish()
    .transform((given) => given ?? null),
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: optionalMetadata,
  app_metadata: optionalMetadata,
  ban_duration: text,
});

/** An administrator's wish for a person's account. Empty texts and null leave things as they are. */
export interface AccountWish {
  readonly id: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  /** Empty is another thing than none: a change to it is refused as weak. */
  readonly password: string | null;
  readonly passwordHash: string;
  readonly isEmailConfirmed: boolean;
  readonly isPhoneConfirmed: boolean;
  readonly userMetadata: Metadata | null;
  readonly appMetadata: Metadata | null;
  readonly bannedUntil: Date | null | undefined;
}

const LONGEST_ROLE = 255;

export function readAccountWish(request: unknown, now: Date): AccountWish {
  const given = readBody(body, request);
  if (given.role.length > LONGEST_ROLE) throw validationFailed(`role cannot be longer than ${LONGEST_ROLE} characters`);
  return {
    id: given.id.toLowerCase(),
    role: given.role,
    email: given.email === '' ? '' : readEmail(given.email),
    phone: given.phone === '' ? '' : readPhone(given.phone),
    password: given.password,
    passwordHash: given.password_hash,
    isEmailConfirmed: given.email_confirm,
    isPhoneConfirmed: given.phone_confirm,
    userMetadata: given.user_metadata,
    appMetadata: given.app_metadata,
    bannedUntil: readBan(given.ban_duration, now),
  };
}
