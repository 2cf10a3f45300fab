import { ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import type { Log } from '@spire/graph-kit/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { addSecurityHeaders, securityHeaders } from './securityHeaders.ts';

/** Requests in flight get this long when the server stops. */
const GRACE_MS = 1000;

const BODY_LIMIT = 1_048_576;

/** The server of the one origin. `foreignServices` are addresses its pages may ask besides their own. */
export function createWebServer(log: Log, foreignServices: readonly string[]): FastifyInstance {
  const headers = securityHeaders(foreignServices);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // Names of stored objects may be 1,024 bytes long, and still have to be refused by the service beyond that.
    routerOptions: { maxParamLength: 2048 },
    requestTimeout: 30_000,
    // An address that no route can be looked up for passes by every hook, and the framework's own answer repeats it.
    frameworkErrors: (_error, _request, reply) => {
      const type = 'application/json; charset=utf-8';
      reply.raw.writeHead(400, { ...headers, 'content-type': type }).end(JSON.stringify(refusal('BAD_REQUEST')));
    },
  });
  addSecurityHeaders(app, headers);
  // The route's pattern, never the address: addresses hold tokens and mail addresses.
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    const details = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    log.debug(details, 'Answered');
    done();
  });
  app.setErrorHandler((error: { statusCode?: number; name?: string; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    const code: ErrorCode = status === 413 ? 'TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
    if (code === 'INTERNAL')
      log.error({ route: request.routeOptions.url, name: error.name, code: error.code }, 'A request failed');
    return reply.code(ERROR_CODES[code]).send(refusal(code));
  });
  return app;
}

function refusal(code: ErrorCode) {
  return { error: { code, message: code } };
}

/** Takes no more requests, lets those in flight finish for a moment, and then closes every connection. */
export async function closeWebServer(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  const isClosed = await Promise.race([closed.then(() => true), wait(GRACE_MS, false, { ref: false })]);
  if (!isClosed) app.server.closeAllConnections();
  await closed;
}
