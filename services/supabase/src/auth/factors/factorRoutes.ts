import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import { authenticate, tokenFirst } from '../http/authenticate.ts';
import { callerOf } from '../http/caller.ts';
import type { UserInSession } from '../sessions/sessions.ts';
import { challengeFactor } from './challengeFactor.ts';
import { enrollFactor } from './enrollFactor.ts';
import { isSecondLevel, ownFactor } from './factors.ts';
import { removeFactor } from './removeFactor.ts';
import { verifyFactor } from './verifyFactor.ts';

interface OneFactor {
  Params: { factorId: string };
}

async function namedPerson(context: AuthContext, request: FastifyRequest): Promise<UserInSession> {
  const person = await authenticate(context, request);
  if (person.user.is_anonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  return person;
}

/** Second factors: `/factors`. */
export function registerFactorRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/factors', tokenFirst(context), async (request) =>
    enrollFactor(context, request.body, await namedPerson(context, request)),
  );
  app.post<OneFactor>('/factors/:factorId/challenge', tokenFirst(context), async (request) => {
    const person = await namedPerson(context, request);
    const { id: factorId } = ownFactor(person.user, request.params.factorId);
    const caller = callerOf(context, request);
    await context.limits.factorRequest(caller.ip);
    return challengeFactor(context, person, { factorId, caller });
  });
  app.post<OneFactor>('/factors/:factorId/verify', tokenFirst(context), async (request) => {
    const person = await namedPerson(context, request);
    const factor = ownFactor(person.user, request.params.factorId);
    const caller = callerOf(context, request);
    await context.limits.factorRequest(caller.ip);
    return verifyFactor(context, person, { factor, caller, request: request.body });
  });
  app.delete<OneFactor>('/factors/:factorId', tokenFirst(context), async (request) => {
    const { user, session } = await namedPerson(context, request);
    const factor = ownFactor(user, request.params.factorId);
    if (factor.status === 'verified' && !isSecondLevel(session))
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await removeFactor(context, user, factor);
    return { id: factor.id };
  });
}
