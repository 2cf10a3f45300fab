import type { FastifyRequest } from 'fastify';
import { verifyAccessToken } from '../tokens/accessTokens.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError, sessionNotFound } from './authError.ts';
import { bearerToken } from './bearerToken.ts';
import { findSession } from '../sessions/sessions.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import { findUserById, isBanned } from '../users/users.ts';

/** For routes that read a body: a token of ours is asked for first, and its session by the route. */
export const tokenFirst = (context: AuthContext) => ({
  onRequest: async (request: FastifyRequest): Promise<void> => {
    await verifyAccessToken(context, bearerToken(request));
  },
});

/** The person behind the bearer token. After sign-out the token is refused, however long it would still run. */
export async function authenticate(context: AuthContext, request: FastifyRequest): Promise<UserInSession> {
  const { userId, sessionId } = await verifyAccessToken(context, bearerToken(request));
  const found = await findSession(context.database, sessionId);
  const isTheirs = found?.user.id === userId;
  const user = isTheirs ? found.user : await findUserById(context.database, userId);
  if (user === undefined || user.deleted_at !== null)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (!isTheirs) throw sessionNotFound();
  if (isBanned(user, context.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  return found;
}
