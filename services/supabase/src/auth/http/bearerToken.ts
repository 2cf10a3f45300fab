import type { FastifyRequest } from 'fastify';
import { AuthError } from './authError.ts';

/** The token a request brings; an `apikey` header is none. Throws `no_authorization` without one. */
export function bearerToken(request: FastifyRequest): string {
  const [, token] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}
