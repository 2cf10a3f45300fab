import cors from '@fastify/cors';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { registerAdminLinkRoutes } from './admin/adminLinkRoutes.ts';
import { registerAdminRoutes } from './admin/adminRoutes.ts';
import type { AuthContext } from './authContext.ts';
import { registerFactorRoutes } from './factors/factorRoutes.ts';
import { AuthError } from './http/authError.ts';
import { AUTH_ORIGINS } from './http/crossOrigin.ts';
import { sendError } from './http/errorReply.ts';
import { acceptOnlyJson } from './http/jsonBody.ts';
import { keyCheck, keyOf, NO_KEY, WRONG_KEY } from '../keys/gatewayKey.ts';
import { verifyToken } from '../keys/tokenKeys.ts';
import { registerIdentityRoutes } from './identities/identityRoutes.ts';
import { registerMailedRoutes } from './mailed/mailedRoutes.ts';
import { registerProviderRoutes } from './providers/providerRoutes.ts';
import { HEALTH, publicSettings } from './publicSettings.ts';
import { registerSessionRoutes } from './sessions/sessionRoutes.ts';
import { registerSignUpRoutes } from './signUp/signUpRoutes.ts';
import { registerUserRoutes } from './users/userRoutes.ts';

/**
 * The routes that need no key, as at Supabase's gateway: links of mails lead to them, a way from elsewhere, or the keys
 * that check tokens.
 */
const OPEN = ['/verify', '/callback', '/authorize', '/.well-known/jwks.json', '/sso/saml/acs', '/sso/saml/metadata'];

function isOpen({ routeOptions, url }: FastifyRequest): boolean {
  const path = (routeOptions.url ?? url.split('?', 1)[0] ?? '').slice(SERVICE_PATHS.auth.length);
  return OPEN.some((each) => path === each || path.startsWith(`${each}/`));
}

/** Asks for the public key or the service key where the gateway does. It is no secret, and opens nothing by itself. */
function askForKey(app: FastifyInstance, { settings, keys, now }: AuthContext): void {
  const verify = (token: string) => verifyToken(keys, token, now());
  const isOurs = keyCheck({ anonKey: keys.anonKey, serviceKey: keys.serviceKey, verify });
  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) {
      if (settings.isKeyRequired && !isOpen(request)) await reply.code(401).send(NO_KEY);
    } else if (!(await isOurs(key))) await reply.code(401).send(WRONG_KEY);
  });
}

function registerOpenRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/health', () => HEALTH);
  app.get('/settings', () => publicSettings(context.settings));
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=600').send(context.keys.jwks),
  );
}

const FEATURES = [
  registerOpenRoutes,
  registerSignUpRoutes,
  registerMailedRoutes,
  registerSessionRoutes,
  registerUserRoutes,
  registerIdentityRoutes,
  registerFactorRoutes,
  registerAdminRoutes,
  registerAdminLinkRoutes,
  registerProviderRoutes,
];

/** The endpoints below `/auth/v1`, with their own parser and errors: nothing of it leaks into the rest of the server. */
export function authRoutes(context: AuthContext): FastifyPluginAsync {
  return async (app) => {
    acceptOnlyJson(app);
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
      next();
    });
    await app.register(cors, AUTH_ORIGINS);
    app.setErrorHandler((error, request, reply) => sendError(error, request, reply, context.log));
    app.setNotFoundHandler((request, reply) =>
      sendError(new AuthError(404, 'not_found', 'Not found'), request, reply, context.log),
    );
    askForKey(app, context);
    for (const register of FEATURES) register(app, context);
  };
}
