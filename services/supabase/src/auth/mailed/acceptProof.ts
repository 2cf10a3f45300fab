import type { AuthContext } from '../authContext.ts';
import type { Database } from '../database.ts';
import { AuthError, linkExpired, validationFailed } from '../http/authError.ts';
import { keepProvenPassword } from '../signUp/unprovenSignUps.ts';
import type { FlowMethod } from '../tokens/flowState.ts';
import { clearOneTimeTokens, useOneTimeToken } from '../tokens/oneTimeTokens.ts';
import type { OneTimeTokenType, Proof } from '../tokens/oneTimeTokens.ts';
import { confirmUser, findUserById, isBanned } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';
import { acceptEmailChange } from './emailChange.ts';

/** Which mails each verification type may come from. */
const TOKEN_TYPES = new Map<string, readonly OneTimeTokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_current', 'email_change_token_new']],
]);

function unknownLinkType(): AuthError {
  return validationFailed('Invalid email verification type');
}

/** Which mails a link of this type may come from; throws for a type that there is not. */
export function tokenTypesOf(type: string): readonly OneTimeTokenType[] {
  const types = TOKEN_TYPES.get(type);
  if (types === undefined) throw unknownLinkType();
  return types;
}

/** The flow that the mail of each token began. */
export const METHODS = {
  confirmation_token: 'email/signup',
  recovery_token: 'recovery',
  email_change_token_current: 'email_change',
  email_change_token_new: 'email_change',
  reauthentication_token: 'recovery',
} as const satisfies Record<OneTimeTokenType, FlowMethod>;

/** A user who has proven that they read a mail. */
export interface Accepted {
  readonly user: UserRow;
  readonly method: FlowMethod;
  /** The address that was, when the mail brought another one. */
  readonly changedFrom: string | null;
}

export function codeExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}

/** The person whom a mail was for, unless they may not come in. */
export async function findOwner(context: AuthContext, database: Database, id: string): Promise<UserRow> {
  const user = await findUserById(database, id);
  if (user === undefined) throw linkExpired();
  if (isBanned(user, context.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  return user;
}

/**
 * Bringing the token or the code proves that the mail was read: the address is theirs, and everything mailed before is
 * void. Answers `halfway` when a second address has to confirm a change.
 */
export async function acceptProof(
  context: AuthContext,
  transaction: Database,
  proof: Proof,
  type: string,
): Promise<Accepted | 'halfway'> {
  const types = TOKEN_TYPES.get(type);
  if (types === undefined) throw 'code' in proof ? codeExpired() : unknownLinkType();
  const used = await useOneTimeToken(context, transaction, proof, types);
  if (used === undefined) throw 'code' in proof ? codeExpired() : linkExpired();
  const method = METHODS[used.token_type];
  await findOwner(context, transaction, used.user_id);
  if (method === 'email_change') {
    const outcome = await acceptEmailChange(context, transaction, used);
    if (outcome === 'halfway') return outcome;
    return { user: await findOwner(context, transaction, used.user_id), method, ...outcome };
  }
  await keepProvenPassword(transaction, used);
  await confirmUser(transaction, used.user_id, context.now());
  await clearOneTimeTokens(transaction, used.user_id);
  return { user: await findOwner(context, transaction, used.user_id), method, changedFrom: null };
}
