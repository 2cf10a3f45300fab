import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';

/** Ways to sign in that belong to a person: `/user/identities`. */
export function registerIdentityRoutes(_app: FastifyInstance, _context: AuthContext): void {}
