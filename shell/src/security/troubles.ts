import { problemOf, type Problem } from '@spire/client/problems';
import { isPwned } from '../signed-out/authTroubles.ts';

/** The meaning of a refusal to the person on this page. The `needs` kinds ask for something; the others have a text. */
export type Trouble =
  | 'needsMailCode'
  | 'needsPassword'
  | 'needsFactor'
  | 'weak'
  | 'pwned'
  | 'same'
  | 'mismatch'
  | 'wrongCode'
  | 'wrongMailCode'
  | 'wrongPassword'
  | 'emailTaken'
  | 'emailInvalid'
  | 'notOffered'
  | 'sessionOver'
  | 'tooMany'
  | 'tooManyMails'
  | 'unreachable'
  | 'timeout'
  | 'unknown';

/** Supabase Auth's error codes. */
const BY_CODE: Readonly<Record<string, Trouble>> = {
  weak_password: 'weak',
  same_password: 'same',
  reauthentication_needed: 'needsMailCode',
  reauthentication_not_valid: 'wrongMailCode',
  current_password_required: 'needsPassword',
  current_password_invalid: 'wrongPassword',
  insufficient_aal: 'needsFactor',
  mfa_verification_failed: 'wrongCode',
  mfa_verification_rejected: 'wrongCode',
  mfa_challenge_expired: 'wrongCode',
  mfa_totp_enroll_not_enabled: 'notOffered',
  too_many_enrolled_mfa_factors: 'notOffered',
  email_exists: 'emailTaken',
  email_address_not_authorized: 'emailTaken',
  email_address_invalid: 'emailInvalid',
  validation_failed: 'emailInvalid',
  session_not_found: 'sessionOver',
  over_request_rate_limit: 'tooMany',
  over_email_send_rate_limit: 'tooManyMails',
};

const BY_PROBLEM: Partial<Record<Problem['code'] | 'SECOND_FACTOR_REQUIRED', Trouble>> = {
  SECOND_FACTOR_REQUIRED: 'needsFactor',
  RATE_LIMITED: 'tooMany',
  UNAVAILABLE: 'unreachable',
  NETWORK: 'unreachable',
  TIMEOUT: 'timeout',
};

/** Reads an error of the auth client or of the graph. */
export function troubleOf(error: unknown): Trouble {
  const { name, code, status, message } = (error ?? {}) as Partial<Error & { code: string; status: number }>;
  if (isPwned(error)) return 'pwned';
  const known = code === undefined ? undefined : BY_CODE[code];
  if (known !== undefined) return known;
  // The auth client makes this of `session_not_found`.
  if (name === 'AuthSessionMissingError') return 'sessionOver';
  // The auth client keeps nothing of a failed request but its message, which our fetch made the code.
  if (name === 'AuthRetryableFetchError') return message === 'TIMEOUT' ? 'timeout' : 'unreachable';
  // A part of the app that could not be fetched.
  if (name === 'ChunkLoadError') return 'unreachable';
  if (status === 429) return 'tooMany';
  return BY_PROBLEM[problemOf(error).code] ?? 'unknown';
}
