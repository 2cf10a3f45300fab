import type { FastifyInstance } from 'fastify';
import { API_VERSION_HEADER } from './errorReply.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = `accept, apikey, authorization, content-type, x-client-info, ${API_VERSION_HEADER.toLowerCase()}`;

/**
 * Any origin may ask: callers prove themselves with a bearer token, never with a cookie. The API version is exposed
 * because the client library reads it from the answer.
 */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': `X-Total-Count, Link, Retry-After, ${API_VERSION_HEADER}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    done();
  });
  app.options('/*', (_request, reply) =>
    reply
      .headers({
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': REQUEST_HEADERS,
        'Access-Control-Max-Age': '600',
      })
      .code(204)
      .send(),
  );
}
