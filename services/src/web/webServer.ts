import { ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import type { Log } from '@spire/graph-kit/log';
import { addRequestLog, correlationIdOf } from '@spire/graph-kit/requestLog';
import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { addSecurityHeaders, securityHeaders } from './securityHeaders.ts';

/** Requests in flight get this long when the stack stops; when a service alone does, as long as one may take. */
const GRACE_MS = 1000;
const LONG_GRACE_MS = 25_000;

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
    genReqId: correlationIdOf,
    // An address that no route can be looked up for passes by every hook, and the framework's own answer repeats it.
    frameworkErrors: (_error, _request, reply) => {
      const type = 'application/json; charset=utf-8';
      reply.raw.writeHead(400, { ...headers, 'content-type': type }).end(JSON.stringify(refusal('BAD_REQUEST')));
    },
  });
  addSecurityHeaders(app, headers);
  addRequestLog(app, log, 'debug');
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
export async function closeWebServer(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const closed = app.close();
  const isClosed = await Promise.race([closed.then(() => true), wait(graceMs, false, { ref: false })]);
  if (!isClosed) app.server.closeAllConnections();
  await closed;
}

/** Closes the server of a service that runs alone: it goes on for `drainMs`, until a balancer has seen that it is not ready. */
export async function drainWebServer(app: FastifyInstance, drainMs: number): Promise<void> {
  await wait(drainMs);
  await closeWebServer(app, LONG_GRACE_MS);
}
