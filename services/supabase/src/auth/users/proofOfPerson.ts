import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { AuthError } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { checkNonce, useNonce } from '../mailed/reauthentication.ts';
import { isPasswordRight } from '../passwords/passwords.ts';
import type { UserInSession } from '../sessions/sessions.ts';

/** Seconds in which a sign-in is proof enough (D99). */
const RECENT_SECONDS = 600;

interface GivenProof {
  readonly currentPassword: string;
  readonly nonce: string;
  readonly caller: Caller;
}

/** The proof of the person that a new password or address rests on. */
export interface PersonProof {
  readonly hasOldPassword: boolean;
  /** Uses up a mailed code; belongs into the transaction of what it was for. */
  readonly use: (transaction: Database) => Promise<void>;
}

const KEPT = () => Promise.resolve();

/**
 * Each way of signing in is noted with its moment; renewing the session is none. Nor is a second factor: a stolen token
 * could have set one up.
 */
function hasJustSignedIn({ now }: AuthContext, { session }: UserInSession): boolean {
  const signIns = session.methods.filter(({ method }) => method !== 'totp');
  const newest = Math.max(0, ...signIns.map(({ timestamp }) => timestamp));
  return now().getTime() <= (newest + RECENT_SECONDS) * 1000;
}

function wrongPassword(): AuthError {
  return new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.');
}

/** Whether the old password was given, and is right: what is given counts, whether it had to be or not. */
async function proveCurrent(context: AuthContext, { user }: UserInSession, given: GivenProof): Promise<boolean> {
  if (given.currentPassword === '' || user.encrypted_password === null) return false;
  const attempt = await context.limits.signInAttempt(user.email, given.caller);
  if (!(await isPasswordRight(user.encrypted_password, given.currentPassword))) throw wrongPassword();
  await attempt.succeeded();
  return true;
}

/**
 * Makes sure that a change of the keys to an account is its person's: a stolen token alone, or a device found unlocked,
 * is not enough where the settings ask for more. Throws `reauthentication_needed` when there is no proof. An anonymous
 * person has nothing to prove with, and no key yet.
 */
export async function provePerson(
  context: AuthContext,
  person: UserInSession,
  given: GivenProof,
): Promise<PersonProof> {
  const { user } = person;
  const hasOldPassword = await proveCurrent(context, person, given);
  const needsNone = !context.settings.needsReauthentication || user.is_anonymous;
  if (needsNone || hasOldPassword || hasJustSignedIn(context, person)) return { hasOldPassword, use: KEPT };
  if (given.nonce === '') {
    if (given.currentPassword !== '') throw wrongPassword();
    throw new AuthError(400, 'reauthentication_needed', 'This change requires reauthentication');
  }
  await checkNonce(context, user, given.nonce, given.caller);
  return { hasOldPassword, use: (transaction) => useNonce(context, transaction, user, given.nonce) };
}
