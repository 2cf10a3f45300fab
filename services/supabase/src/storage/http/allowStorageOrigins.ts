import type { FastifyInstance } from 'fastify';

const REQUEST_HEADERS = [
  'accept',
  'apikey',
  'authorization',
  'cache-control',
  'content-type',
  'if-none-match',
  'range',
  'x-client-info',
  'x-metadata',
  'x-upsert',
].join(', ');

/** Any origin may ask, as at the auth service: callers prove themselves with a bearer token, never with a cookie. */
export function allowStorageOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'accept-ranges, content-disposition, content-range, etag, last-modified, retry-after',
      'x-content-type-options': 'nosniff',
    });
    done();
  });
  app.options('/*', (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
}
