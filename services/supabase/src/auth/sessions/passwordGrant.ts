import { callerNetwork } from '@spire/domain/callerNetwork';
import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import type { Caller } from '../http/caller.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { isUpToDate, kindOfHash } from '../passwords/passwordHashes.ts';
import type { Turn } from '../passwords/fairTurns.ts';
import { hashPassword, isPasswordRight, passwordWeakness, workInVain } from '../passwords/passwords.ts';
import { unprovenPassword } from '../signUp/unprovenSignUps.ts';
import { normalizeEmail } from '../users/emailAddress.ts';
import { normalizePhone } from '../users/phoneNumber.ts';
import { findUserByEmail, findUserByPhone, isBanned } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { sessionDocument, startSession } from './sessions.ts';

const body = z.object({ email: text, phone: text, password: text });

interface Login {
  readonly account: string;
  readonly find: () => Promise<UserRow | undefined>;
  readonly isConfirmed: (user: UserRow) => boolean;
  readonly notConfirmed: () => AuthError;
}

function readLogin({ settings, database }: AuthContext, given: z.infer<typeof body>): Login {
  if (given.email !== '' && given.phone !== '')
    throw validationFailed('Only an email address or phone number should be provided on login.');
  if (given.email !== '') {
    if (!settings.isEmailEnabled) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
    const email = normalizeEmail(given.email);
    return {
      account: email,
      find: () => findUserByEmail(database, email),
      isConfirmed: (user) => user.email_confirmed_at !== null,
      notConfirmed: () => new AuthError(400, 'email_not_confirmed', 'Email not confirmed'),
    };
  }
  if (given.phone === '') throw validationFailed('missing email or phone');
  if (!settings.isPhoneEnabled) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const phone = normalizePhone(given.phone);
  return {
    account: phone,
    find: () => findUserByPhone(database, phone),
    isConfirmed: (user) => user.phone_confirmed_at !== null,
    notConfirmed: () => new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed'),
  };
}

/**
 * Whether a failed sign-in fits a sign-up whose mail was never opened. The work is the same for everybody: for those
 * without an account, and for those whose password is not hashed as others' are.
 */
async function isUnproven(
  context: AuthContext,
  user: UserRow | undefined,
  password: string,
  turn: Turn,
): Promise<boolean> {
  const stored = user?.encrypted_password ?? null;
  const { hash, hasImported } = await unprovenPassword(context.database, user?.id ?? null);
  const otherKind = stored !== null && kindOfHash(stored) === 'bcrypt' ? 'argon2id' : 'bcrypt';
  const [isRight] = await Promise.all([
    isPasswordRight(hash, password, turn),
    hasImported ? workInVain(otherKind, password, turn) : undefined,
  ]);
  return isRight;
}

/** Hashes as new passwords are hashed, after the answer: nobody waits for it, and if it fails the old hash serves. */
function renewHash({ database, log }: AuthContext, user: UserRow, password: string): void {
  const stored = user.encrypted_password;
  if (stored === null || isUpToDate(stored)) return;
  hashPassword(password)
    .then((hash) =>
      database.query('update auth.users set encrypted_password = $2 where id = $1 and encrypted_password = $3', [
        user.id,
        hash,
        stored,
      ]),
    )
    .catch(() => log.warn({ userId: user.id }, 'A password hash was not renewed'));
}

/** Signs in with address or number and password. Unknown, wrong, far too long: one answer, one amount of work. */
export async function passwordGrant(context: AuthContext, request: unknown, caller: Caller) {
  const given = readBody(body, request);
  const login = readLogin(context, given);
  const [attempt, user] = await Promise.all([context.limits.signInAttempt(login.account, caller), login.find()]);
  const turn = { network: callerNetwork(caller.ip), account: login.account, isKnown: attempt.isKnownDevice };
  const isRight = await isPasswordRight(user?.encrypted_password ?? null, given.password, turn);
  if (user === undefined || !isRight || !login.isConfirmed(user)) {
    const isKnown = await isUnproven(context, user, given.password, turn);
    if (isRight || isKnown) throw login.notConfirmed();
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (isBanned(user, context.now())) throw new AuthError(400, 'user_banned', 'User is banned');

  const [started] = await Promise.all([
    startSession(context.database, {
      user,
      method: 'password',
      caller,
      now: context.now(),
      provenHash: user.encrypted_password,
    }),
    attempt.succeeded(),
  ]);
  const document = await sessionDocument(context, { user, session: started.session }, started.refreshToken);
  renewHash(context, user, given.password);
  const weakness = passwordWeakness(context.settings, given.password);
  return weakness === null ? document : { ...document, weak_password: weakness };
}
