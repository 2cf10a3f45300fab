import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { callerOf, redirectOf } from '../http/caller.ts';
import { signUp } from './signUp.ts';

/** New accounts: `/signup`. */
export function registerSignUpRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', async (request) => {
    const caller = callerOf(context, request);
    await context.limits.mailRequest(caller.ip);
    return signUp(context, request.body, redirectOf(context, request), caller);
  });
}
