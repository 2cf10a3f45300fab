import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { inTransaction } from '../database.ts';
import { AuthError, validationFailed } from '../http/authError.ts';
import { authenticate, tokenFirst } from '../http/authenticate.ts';
import { callerOf, queryText } from '../http/caller.ts';
import { rememberDevice } from '../http/device.ts';
import { accountOf } from '../users/users.ts';
import { passwordGrant } from './passwordGrant.ts';
import { pkceGrant } from './pkceGrant.ts';
import { refreshGrant } from './refreshGrant.ts';
import { endFlows } from '../tokens/flowState.ts';
import { awaitsFactor, endSessions } from './sessions.ts';
import type { SignOutScope } from './sessions.ts';

const GRANTS = { password: passwordGrant, refresh_token: refreshGrant, pkce: pkceGrant } as const;

function isGrant(type: string): type is keyof typeof GRANTS {
  return Object.hasOwn(GRANTS, type);
}

const DISABLED_GRANTS: ReadonlyMap<string, AuthError> = new Map([
  ['id_token', new AuthError(400, 'provider_disabled', 'Provider is not enabled')],
  ['web3', new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')],
]);

function isScope(scope: string): scope is SignOutScope {
  return scope === 'global' || scope === 'local' || scope === 'others';
}

/** Beginning, renewing and ending sessions: `/token` and `/logout`. */
export function registerSessionRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/token', async (request, reply) => {
    const type = queryText(request, 'grant_type');
    if (!isGrant(type))
      throw DISABLED_GRANTS.get(type) ?? new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    const caller = callerOf(context, request);
    if (type !== 'password') await context.limits.tokenRequest(caller.ip);
    const document = await GRANTS[type](context, request.body, caller);
    rememberDevice(context, request, reply, accountOf(document.user));
    return document;
  });
  app.post('/logout', tokenFirst(context), async (request, reply) => {
    const person = await authenticate(context, request);
    const { user, session } = person;
    const scope = queryText(request, 'scope') || 'global';
    if (!isScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
    const owner = { userId: user.id, sessionId: session.id };
    // A person who has not shown the second factor there is may end this session only, not the owner's.
    const isWaiting = awaitsFactor(person);
    await inTransaction(context.database, async (transaction) => {
      await endSessions(transaction, owner, isWaiting ? 'local' : scope);
      if (scope === 'global' && !isWaiting) await endFlows(transaction, user.id);
    });
    return reply.code(204).send();
  });
}
