import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import { hashPassword, isPasswordRight } from '../passwords/passwords.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import type { PersonProof } from './proofOfPerson.ts';

/** A person who came in by one of these has read a mail, and may have forgotten the password. */
const BY_MAIL: readonly string[] = ['otp', 'magiclink', 'recovery'];

/** The hash of a new password, which differs from the old one; `proof` comes first, or this would tell what the old is. */
export async function newPasswordHash(
  { settings }: AuthContext,
  { user, session }: UserInSession,
  password: string,
  { hasOldPassword }: PersonProof,
): Promise<string> {
  const isByMail = session.methods.some(({ method }) => BY_MAIL.includes(method));
  if (settings.needsCurrentPassword && user.encrypted_password !== null && !hasOldPassword && !isByMail)
    throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.');
  if (await isPasswordRight(user.encrypted_password, password))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  return hashPassword(password);
}
