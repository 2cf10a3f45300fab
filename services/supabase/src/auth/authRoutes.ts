import cors from '@fastify/cors';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { registerAdminLinkRoutes } from './admin/adminLinkRoutes.ts';
import { registerAdminRoutes } from './admin/adminRoutes.ts';
import type { AuthContext } from './authContext.ts';
import { registerFactorRoutes } from './factors/factorRoutes.ts';
import { AuthError } from './http/authError.ts';
import { AUTH_ORIGINS } from './http/crossOrigin.ts';
import { sendError } from './http/errorReply.ts';
import { acceptOnlyJson } from './http/jsonBody.ts';
import { registerIdentityRoutes } from './identities/identityRoutes.ts';
import { registerMailedRoutes } from './mailed/mailedRoutes.ts';
import { registerProviderRoutes } from './providers/providerRoutes.ts';
import { HEALTH, publicSettings } from './publicSettings.ts';
import { registerSessionRoutes } from './sessions/sessionRoutes.ts';
import { registerSignUpRoutes } from './signUp/signUpRoutes.ts';
import { registerUserRoutes } from './users/userRoutes.ts';

/** Keys are no secret and open nothing by themselves; only one that cannot be a key is refused. */
function checkApiKey(request: FastifyRequest): void {
  const { apikey } = request.headers;
  if (apikey === undefined) return;
  const isJwt = typeof apikey === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(apikey);
  const isOpaque = typeof apikey === 'string' && /^sb_(publishable|secret)_[\w-]+$/.test(apikey);
  if (!isJwt && !isOpaque) throw new AuthError(401, 'no_authorization', 'Invalid API key');
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
    app.addHook('onRequest', (request, _reply, next) => {
      checkApiKey(request);
      next();
    });
    for (const register of FEATURES) register(app, context);
  };
}
