import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { AuthContext } from './authContext.ts';
import { AuthError, validationFailed } from './authError.ts';
import { authenticate } from './authenticate.ts';
import { allowAnyOrigin } from './crossOrigin.ts';
import { inTransaction } from './database.ts';
import { sendError } from './errorReply.ts';
import { acceptOnlyJson } from './jsonBody.ts';
import { passwordGrant } from './passwordGrant.ts';
import { pkceGrant } from './pkceGrant.ts';
import { HEALTH, publicSettings } from './publicSettings.ts';
import { allowedRedirect } from './redirects.ts';
import { refreshGrant } from './refreshGrant.ts';
import { recover, resend } from './requestMail.ts';
import { endSessions } from './sessions.ts';
import type { Caller, SignOutScope } from './sessions.ts';
import { signUp } from './signUp.ts';
import { updateUser } from './updateUser.ts';
import { userDocument } from './users.ts';
import { verifyLink, verifyToken } from './verify.ts';

function queryText(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

function callerOf(context: AuthContext, request: FastifyRequest): Caller {
  const { addressHeader } = context.settings.rateLimits;
  const forwarded = addressHeader === null ? undefined : request.headers[addressHeader];
  const [first] = (typeof forwarded === 'string' ? forwarded : '').split(',');
  const userAgent = request.headers['user-agent'];
  return { ip: first?.trim() || request.ip, userAgent: userAgent?.slice(0, 512) ?? null };
}

function redirectOf(context: AuthContext, request: FastifyRequest): string {
  return allowedRedirect(context.addresses, queryText(request, 'redirect_to'));
}

/** Keys are no secret and open nothing by themselves; only one that cannot be a key is refused. */
function checkApiKey(request: FastifyRequest): void {
  const { apikey } = request.headers;
  if (apikey === undefined) return;
  const isJwt = typeof apikey === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(apikey);
  const isOpaque = typeof apikey === 'string' && /^sb_(publishable|secret)_[\w-]+$/.test(apikey);
  if (!isJwt && !isOpaque) throw new AuthError(401, 'no_authorization', 'Invalid API key');
}

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

function registerOpenRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/health', () => HEALTH);
  app.get('/settings', () => publicSettings(context.settings));
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=600').send(context.keys.jwks),
  );
}

function registerMailRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', (request) => {
    const caller = callerOf(context, request);
    context.limits.mailRequest(caller.ip);
    return signUp(context, request.body, redirectOf(context, request), caller);
  });
  app.post('/recover', (request) => {
    context.limits.mailRequest(callerOf(context, request).ip);
    return recover(context, request.body, redirectOf(context, request));
  });
  app.post('/resend', (request) => {
    context.limits.mailRequest(callerOf(context, request).ip);
    return resend(context, request.body, redirectOf(context, request));
  });
  // Without a HEAD route: asking for the headers would use the link up.
  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const caller = callerOf(context, request);
    context.limits.verification(caller.ip);
    const redirectTo = redirectOf(context, request);
    const link = { token: queryText(request, 'token'), type: queryText(request, 'type'), redirectTo };
    const address = await verifyLink(context, link, caller);
    return reply.header('Referrer-Policy', 'no-referrer').redirect(address, 303);
  });
  app.post('/verify', (request) => {
    const caller = callerOf(context, request);
    context.limits.verification(caller.ip);
    return verifyToken(context, request.body, caller);
  });
}

function registerSessionRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/token', (request) => {
    const type = queryText(request, 'grant_type');
    if (!isGrant(type))
      throw DISABLED_GRANTS.get(type) ?? new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    const caller = callerOf(context, request);
    context.limits.tokenRequest(caller.ip);
    return GRANTS[type](context, request.body, caller);
  });
  app.get('/user', async (request) => userDocument((await authenticate(context, request)).user));
  app.put('/user', async (request) => {
    const person = await authenticate(context, request);
    context.limits.mailRequest(callerOf(context, request).ip);
    return updateUser(context, request.body, person);
  });
  app.post('/logout', async (request, reply) => {
    const { user, session } = await authenticate(context, request);
    const scope = queryText(request, 'scope') || 'global';
    if (!isScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
    const owner = { userId: user.id, sessionId: session.id };
    await inTransaction(context.database, (transaction) => endSessions(transaction, owner, scope));
    return reply.code(204).send();
  });
}

/** The endpoints below `/auth/v1`, with their own parser and errors: nothing of it leaks into the rest of the server. */
export function authRoutes(context: AuthContext): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptOnlyJson(app);
    allowAnyOrigin(app);
    app.setErrorHandler((error, request, reply) => sendError(error, request, reply, context.log));
    app.setNotFoundHandler((request, reply) =>
      sendError(new AuthError(404, 'not_found', 'Not found'), request, reply, context.log),
    );
    app.addHook('onRequest', (request, _reply, next) => {
      checkApiKey(request);
      next();
    });
    registerOpenRoutes(app, context);
    registerMailRoutes(app, context);
    registerSessionRoutes(app, context);
    done();
  };
}
