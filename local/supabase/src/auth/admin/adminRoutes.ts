import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';

/** What the service key may do: `/admin`, `/invite`. */
export function registerAdminRoutes(_app: FastifyInstance, _context: AuthContext): void {}
