import type { FastifyRequest } from 'fastify';
import { verifyAccessToken } from '../tokens/accessTokens.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from './authError.ts';
import { findSession } from '../sessions/sessions.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import { findUserById } from '../users/users.ts';

/** The person behind the bearer token. After sign-out the token is refused, however long it would still run. */
export async function authenticate(context: AuthContext, request: FastifyRequest): Promise<UserInSession> {
  const [, token] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const { userId, sessionId } = await verifyAccessToken(context, token);
  const found = await findSession(context.database, sessionId);
  if (found !== undefined && found.user.id === userId) return found;
  if ((await findUserById(context.database, userId)) === undefined)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}
