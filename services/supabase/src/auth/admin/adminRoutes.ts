import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import { refuse } from '../http/refuse.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { oauthServerDisabled } from '../providers/providerRoutes.ts';
import { userDocument } from '../users/users.ts';
import { registerAdminFactorRoutes } from './adminFactorRoutes.ts';
import { namedUser } from './namedUser.ts';
import { changeUser } from './changeUser.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { listUsers } from './listUsers.ts';

interface OneUser {
  Params: { userId: string };
}

function registerUserRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/users', (request, reply) => listUsers(context, request, reply));
  app.post('/users', (request) => createUser(context, request.body));
  app.get<OneUser>('/users/:userId', async ({ params }) => userDocument(await namedUser(context, params.userId)));
  app.put<OneUser>('/users/:userId', async ({ params, body }) => {
    const { id } = await namedUser(context, params.userId);
    return changeUser(context, id, body);
  });
  app.delete<OneUser>('/users/:userId', async ({ params, body }) => {
    await deleteUser(context, await namedUser(context, params.userId), body);
    return {};
  });
}

/** Of what this service has not, there is none: lists are empty, and the rest is refused as Supabase Auth refuses it. */
function registerWhatIsNotOffered(app: FastifyInstance): void {
  app.get('/audit', (_request, reply) => reply.header('X-Total-Count', '0').send([]));
  app.get('/sso/providers', () => ({ items: [] }));
  app.post('/sso/providers', () =>
    Promise.reject(new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')),
  );
  refuse(app, ['/sso/providers/:id'], new AuthError(404, 'sso_provider_not_found', 'SSO Identity Provider not found'));
  refuse(app, ['/oauth/*'], oauthServerDisabled());
  const customProvidersDisabled = new AuthError(404, 'feature_disabled', 'Custom OAuth providers are disabled');
  refuse(app, ['/custom-providers', '/custom-providers/*'], customProvidersDisabled);
  const passkeysDisabled = new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
  refuse(app, ['/users/:userId/passkeys', '/users/:userId/passkeys/:id'], passkeysDisabled);
}

/** The routes of the service key: `/admin`. Nobody else learns even which paths there are. */
export function registerAdminRoutes(app: FastifyInstance, context: AuthContext): void {
  void app.register(
    (admin, _options, done) => {
      admin.addHook('onRequest', (request) => requireAdmin(context, request));
      registerUserRoutes(admin, context);
      registerAdminFactorRoutes(admin, context);
      registerWhatIsNotOffered(admin);
      done();
    },
    { prefix: '/admin' },
  );
}
