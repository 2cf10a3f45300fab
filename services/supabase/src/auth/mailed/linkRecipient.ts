import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { linkExpired } from '../http/authError.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { bringsPassword } from '../signUp/unprovenSignUps.ts';
import { isFlowOf } from '../tokens/flowState.ts';
import { findOneTimeToken } from '../tokens/oneTimeTokens.ts';
import type { OneTimeToken } from '../tokens/oneTimeTokens.ts';
import { PKCE_PREFIX } from '../tokens/pkce.ts';
import type { UserRow } from '../users/users.ts';
import { findOwner, METHODS, tokenTypesOf } from './acceptProof.ts';
import { maskAddress } from './maskAddress.ts';

const MOST_CHALLENGES = 50;

const body = z.object({
  type: text,
  token_hash: text,
  user_id: text,
  code_challenges: z.array(z.string()).max(MOST_CHALLENGES).nullish(),
});

/** A sign-up of which nobody has shown that it is theirs: it can still be taken back. */
function isUnproven(user: UserRow, { token_type }: OneTimeToken): boolean {
  return token_type === 'confirmation_token' && user.email_confirmed_at === null && user.last_sign_in_at === null;
}

/**
 * Tells whom a mailed link is for, and leaves the link as it is. Only a link that could be used is told about: anything
 * else is answered as using it would be. `is_from_here`: one of these challenges began the flow of this very link, so
 * this browser asked for it. A token without the prefix belongs to no flow, whatever an older request has left.
 */
export async function linkRecipient(context: AuthContext, request: unknown) {
  const given = readBody(body, request);
  const { database } = context;
  const link = await findOneTimeToken(context, database, { token: given.token_hash }, tokenTypesOf(given.type));
  if (link === undefined) throw linkExpired();
  const user = await findOwner(context, database, link.user_id);
  const method = METHODS[link.token_type];
  const challenges = given.token_hash.startsWith(PKCE_PREFIX) ? (given.code_challenges ?? []) : [];
  const isSignUp = isUnproven(user, link);
  return {
    email: maskAddress(user.email),
    ...(method === 'email_change' ? { new_email: maskAddress(user.email_change) } : {}),
    is_same_user: user.id === given.user_id,
    is_from_here: await isFlowOf(database, { userId: user.id, method, challenges }),
    is_sign_up: isSignUp,
    has_password: isSignUp && user.encrypted_password !== null && (await bringsPassword(database, link)),
  };
}
