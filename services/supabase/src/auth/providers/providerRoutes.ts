import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../http/authError.ts';
import { authenticate } from '../http/authenticate.ts';
import { queryText } from '../http/caller.ts';
import { refuse } from '../http/refuse.ts';
import { withQuery } from '../mailed/redirects.ts';
import { unsupportedProvider } from './unsupportedProvider.ts';

export function oauthServerDisabled(): AuthError {
  return new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
}

/** No person was sent to a provider, so whoever comes back from one brings a state that is unknown. */
function callbackFault(state: string): { error_code: string; error_description: string } {
  if (state === '') return { error_code: 'bad_oauth_callback', error_description: 'OAuth state parameter missing' };
  const isUuid = z.guid().safeParse(state).success;
  const error_description = isUuid ? 'OAuth state not found or expired' : 'OAuth state parameter is invalid';
  return { error_code: 'bad_oauth_state', error_description };
}

/** Other ways in, which this service does not offer: each is refused with Supabase Auth's own code. */
export function registerProviderRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/authorize', (request) => Promise.reject(unsupportedProvider(queryText(request, 'provider'))));
  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    handler: (request, reply) => {
      const fault = { error: 'invalid_request', ...callbackFault(queryText(request, 'state')) };
      return reply.redirect(withQuery(context.addresses.siteUrl, fault).href, 303);
    },
  });
  refuse(app, ['/sso', '/sso/*'], new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'));
  refuse(app, ['/passkeys', '/passkeys/*'], new AuthError(404, 'passkey_disabled', 'Passkeys are disabled'));
  refuse(app, ['/oauth/*', '/.well-known/oauth-authorization-server'], oauthServerDisabled());
  refuse(app, ['/scim/v2/*'], new AuthError(404, 'feature_disabled', 'SCIM server is disabled'));
  app.route({
    method: ['GET', 'DELETE'],
    url: '/user/oauth/grants',
    handler: async (request) => {
      await authenticate(context, request);
      throw oauthServerDisabled();
    },
  });
}
