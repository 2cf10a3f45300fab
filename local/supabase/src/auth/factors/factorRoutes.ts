import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';

/** Second factors: `/factors`. */
export function registerFactorRoutes(_app: FastifyInstance, _context: AuthContext): void {}
