import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { factorNameTaken, ownFactor } from '../factors/factors.ts';
import { removeFactor } from '../factors/removeFactor.ts';
import { readBody, text } from '../http/jsonBody.ts';
import { namedUser } from './namedUser.ts';

interface OneFactor {
  Params: { userId: string; factorId: string };
}

const body = z.object({ friendly_name: text, phone: text });

/** A person's second factors for administrators: somebody who lost their phone has to be let in again. */
export function registerAdminFactorRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get<OneFactor>('/users/:userId/factors', async ({ params }) => (await namedUser(context, params.userId)).factors);
  app.delete<OneFactor>('/users/:userId/factors/:factorId', async ({ params }) => {
    const user = await namedUser(context, params.userId);
    const factor = ownFactor(user, params.factorId);
    await removeFactor(context, user, factor);
    return factor;
  });
  app.put<OneFactor>('/users/:userId/factors/:factorId', async ({ params, body: request }) => {
    const user = await namedUser(context, params.userId);
    const factor = ownFactor(user, params.factorId);
    const { friendly_name: name } = readBody(body, request);
    if (name === '') return factor;
    if (user.factors.some((other) => other.id !== factor.id && other.friendly_name === name))
      throw factorNameTaken(name);
    await context.database.query('update auth.mfa_factors set friendly_name = $2, updated_at = $3 where id = $1', [
      factor.id,
      name,
      context.now(),
    ]);
    return ownFactor(await namedUser(context, user.id), factor.id);
  });
}
