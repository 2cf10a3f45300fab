import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { checkNonce } from '../mailed/reauthentication.ts';
import { checkPassword, hashPassword, isPasswordRight } from '../passwords/passwords.ts';
import type { UserInSession } from '../sessions/sessions.ts';

/** A person who came in by one of these has read a mail, and may have forgotten the password. */
const BY_MAIL: readonly string[] = ['otp', 'magiclink', 'recovery'];
const RECENT_MS = 24 * 3600 * 1000;

interface PasswordChange {
  readonly password: string;
  readonly currentPassword: string;
  readonly nonce: string;
  readonly caller: Caller;
}

async function isRecent({ database, now }: AuthContext, sessionId: string): Promise<boolean> {
  const found = await database.query<{ created_at: Date }>('select created_at from auth.sessions where id = $1', [
    sessionId,
  ]);
  const [session] = found.rows;
  return session !== undefined && now().getTime() <= session.created_at.getTime() + RECENT_MS;
}

/** Whether the old password was given, and is right: what is given counts, whether it had to be or not. */
async function proveCurrent(context: AuthContext, { user }: UserInSession, change: PasswordChange): Promise<boolean> {
  if (change.currentPassword === '') return false;
  const attempt = await context.limits.signInAttempt(user.email, change.caller);
  if (!(await isPasswordRight(user.encrypted_password, change.currentPassword)))
    throw new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.');
  await attempt.succeeded();
  return true;
}

/**
 * The hash of a new password, if this person may set it: somebody who only found the device unlocked may not, where the
 * settings ask for a proof.
 */
export async function newPasswordHash(
  context: AuthContext,
  person: UserInSession,
  change: PasswordChange,
): Promise<string> {
  const { settings } = context;
  const { user, session } = person;
  checkPassword(settings, change.password);
  const isProven = user.encrypted_password !== null && (await proveCurrent(context, person, change));
  if (settings.needsReauthentication && !isProven && !(await isRecent(context, session.id))) {
    if (change.nonce === '')
      throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    await checkNonce(context, user, change.nonce, change.caller);
  }
  const isByMail = session.methods.some(({ method }) => BY_MAIL.includes(method));
  if (settings.needsCurrentPassword && user.encrypted_password !== null && !isProven && !isByMail)
    throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.');
  if (await isPasswordRight(user.encrypted_password, change.password))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  return hashPassword(change.password);
}
