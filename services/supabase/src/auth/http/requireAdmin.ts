import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { lacksFactor, sessionState } from '../sessions/sessionState.ts';
import { ownerOf, readToken } from '../tokens/accessTokens.ts';
import type { TokenContext } from '../tokens/accessTokens.ts';
import { AuthError, sessionNotFound } from './authError.ts';
import { bearerToken } from './bearerToken.ts';

/**
 * Lets a request pass whose token has an administrator's role: the service key, or one made with the keys themselves.
 * Such a token needs no person, session or end; one that names a session ends with it all the same.
 */
export async function requireAdmin(
  context: TokenContext & Pick<AuthContext, 'database'>,
  request: FastifyRequest,
): Promise<void> {
  const claims = await readToken(context, bearerToken(request));
  if (typeof claims['role'] !== 'string' || !context.settings.adminRoles.includes(claims['role']))
    throw new AuthError(403, 'not_admin', 'User not allowed');
  if (claims['session_id'] === undefined) return;
  const { userId, sessionId } = ownerOf(context, claims);
  const state = await sessionState(context.database, { id: sessionId, userId });
  if (state === 'closed') throw sessionNotFound();
  if (lacksFactor(state, claims['aal'])) throw new AuthError(403, 'insufficient_aal', 'AAL2 is required');
}
