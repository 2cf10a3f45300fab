import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = `accept, authorization, content-type, ${TIME_ZONE_HEADER}, x-correlation-id`;
const EXPOSED = 'retry-after, x-correlation-id';

/** By the route and not the address, which has many spellings; a preflight has no route. */
function isPrivate({ routeOptions, url }: FastifyRequest): boolean {
  const path = routeOptions.url ?? url.split('?', 1)[0] ?? '';
  return path === SERVICE_PATHS.graphql || path.startsWith(`${SERVICE_PATHS.api}/`);
}

/**
 * What `/graphql` and `/api` answer is kept nowhere on its way and taken for nothing but what it says it is; a route
 * may say otherwise. Pages of another origin read it when that is one of `siteOrigins` (`SITE_ORIGINS`), without
 * credentials of the browser's: a bearer token is all that counts.
 */
export function keepAnswersPrivate(app: FastifyInstance, siteOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPrivate(request)) return;
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const { origin } = request.headers;
    if (origin === undefined || !siteOrigins.includes(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    await reply
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
  // An answer of a route's own varies by more than that.
  if (siteOrigins.length > 0)
    app.addHook('onSend', (request, reply, payload, done) => {
      const already = reply.getHeader('vary')?.toString();
      if (isPrivate(request)) void reply.header('vary', already === undefined ? 'origin' : `${already}, origin`);
      done(null, payload);
    });
}
