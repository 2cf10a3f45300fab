import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { callerOf, redirectOf } from '../http/caller.ts';
import { rememberDevice } from '../http/device.ts';
import { accountOf } from '../users/users.ts';
import { signUp } from './signUp.ts';

/** New accounts: `/signup`. */
export function registerSignUpRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', async (request, reply) => {
    const answer = await signUp(context, request.body, redirectOf(context, request), callerOf(context, request));
    if ('access_token' in answer) rememberDevice(context, request, reply, accountOf(answer.user));
    return answer;
  });
}
