import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import { authenticate, tokenFirst } from '../http/authenticate.ts';
import { queryText } from '../http/caller.ts';
import { unsupportedProvider } from '../providers/unsupportedProvider.ts';
import { unlinkIdentity } from './unlinkIdentity.ts';

const uuid = z.guid();

async function linkingPerson(context: AuthContext, request: FastifyRequest) {
  const { user } = await authenticate(context, request);
  if (!context.settings.isManualLinkingAllowed)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  return user;
}

/** Ways to sign in that belong to a person: `/user/identities`. */
export function registerIdentityRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/user/identities/authorize', async (request) => {
    await linkingPerson(context, request);
    throw unsupportedProvider(queryText(request, 'provider'));
  });
  app.delete<{ Params: { identityId: string } }>(
    '/user/identities/:identityId',
    tokenFirst(context),
    async (request) => {
      const { id: userId } = await linkingPerson(context, request);
      const identityId = request.params.identityId.toLowerCase();
      if (!uuid.safeParse(identityId).success)
        throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
      await unlinkIdentity(context, { userId, identityId });
      return {};
    },
  );
}
