import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { UUID } from './claims.ts';
import type { Log } from './log.ts';

/** Header under which a request and all that it causes is known, in logs and to whoever asks about it. */
export const CORRELATION_HEADER = 'x-correlation-id';

/** The id a request comes with, when it is a UUID and so tells nothing; a new one otherwise. For `genReqId`. */
export function correlationIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[CORRELATION_HEADER];
  return typeof given === 'string' && UUID.test(given) ? given.toLowerCase() : randomUUID();
}

/**
 * One line for each request, and its id in the answer. The route's pattern is logged, never the address: addresses hold
 * tokens and mail addresses.
 */
export function addRequestLog(app: FastifyInstance, log: Log, level: 'debug' | 'info' = 'info'): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(CORRELATION_HEADER, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: correlationId, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    log[level]({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms, correlationId }, 'Answered');
    done();
  });
}
