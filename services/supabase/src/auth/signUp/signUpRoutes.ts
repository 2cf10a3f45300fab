import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { callerOf, redirectOf } from '../http/caller.ts';
import { signUp } from './signUp.ts';

/** New accounts: `/signup`. */
export function registerSignUpRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', (request) =>
    signUp(context, request.body, redirectOf(context, request), callerOf(context, request)),
  );
}
