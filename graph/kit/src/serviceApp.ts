import { ERROR_CODES } from '@spire/domain/errorCodes';
import Fastify, { type FastifyInstance } from 'fastify';
import { describeForLog, errorBody } from './errors.ts';
import { addHealth, type ReadinessChecks } from './health.ts';
import type { Log } from './log.ts';
import { addRequestLog, correlationIdOf } from './requestLog.ts';
import { addTelemetry } from './telemetry.ts';

/** Reading a request, all of it; and how long an idle connection is kept, a little longer than balancers keep theirs. */
const TIMEOUTS = { requestTimeout: 15_000, keepAliveTimeout: 75_000, connectionTimeout: 60_000 } as const;

/** On every answer; a page of documentation has a policy of its own in its place. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

export interface ServiceApp {
  app: FastifyInstance;
  /** Says "not ready", waits for the balancer to notice, lets requests in flight finish, and closes. */
  close: () => Promise<void>;
}

export interface ServiceAppOptions {
  log: Log;
  checks: ReadinessChecks;
  /** Parts it can do without, though it does less then. */
  spared?: ReadinessChecks;
  bodyLimit: number;
  /** How long it goes on answering after it says that it is not ready. */
  drainMs: number;
  /** Whether it is called by services of ours alone, and goes on with their traces. */
  continuesTraces?: boolean;
}

/** The HTTP server of a service that runs alone: health, readiness, one log line a request and one a fault, limits on waiting. */
export function createServiceApp(options: ServiceAppOptions): ServiceApp {
  const { log, checks, bodyLimit, drainMs, continuesTraces = false } = options;
  let isStopping = false;
  const app = Fastify({
    bodyLimit,
    forceCloseConnections: 'idle',
    genReqId: correlationIdOf,
    ...TIMEOUTS,
    // An address that no route can be looked up for passes by every hook, and the framework's own answer repeats it.
    frameworkErrors: (_error, _request, reply) => {
      const headers = { ...SAFE_HEADERS, 'content-type': 'application/json; charset=utf-8' };
      reply.raw.writeHead(ERROR_CODES.BAD_REQUEST, headers).end(JSON.stringify(errorBody('BAD_REQUEST')));
    },
  });
  addTelemetry(app, { continuesTraces });
  addRequestLog(app, log);
  addHealth(app, checks, () => isStopping, options.spared);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(SAFE_HEADERS);
    done();
  });
  // A kept connection would keep the process from ending.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) void reply.header('connection', 'close');
    done();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(ERROR_CODES.NOT_FOUND).send(errorBody('NOT_FOUND')));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    const code = status === 413 ? 'TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
    if (code === 'INTERNAL') log.error({ correlationId: request.id, error: describeForLog(error) }, 'A request failed');
    return reply.code(ERROR_CODES[code]).send(errorBody(code));
  });
  return {
    app,
    close: async () => {
      isStopping = true;
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      await app.close();
    },
  };
}
