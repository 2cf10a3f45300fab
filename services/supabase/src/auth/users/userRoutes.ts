import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { authenticate, tokenFirst } from '../http/authenticate.ts';
import { callerOf, redirectOf } from '../http/caller.ts';
import { updateUser } from './updateUser.ts';
import { userDocument } from './users.ts';

/** The signed-in person: `/user`. */
export function registerUserRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', async (request) => userDocument((await authenticate(context, request)).user));
  app.put('/user', tokenFirst(context), async (request) => {
    const person = await authenticate(context, request);
    const caller = callerOf(context, request);
    await context.limits.mailRequest(caller.ip);
    return updateUser(context, request.body, person, { caller, redirectTo: redirectOf(context, request) });
  });
}
