import { HELP_HEADER, SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The headers with which a page of another origin may read an answer. */
const READABLE = { 'access-control-expose-headers': `retry-after, x-correlation-id, ${HELP_HEADER}` };
/** Those that answer its preflight. */
const ASKABLE = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': `accept, authorization, content-type, ${TIME_ZONE_HEADER}, x-correlation-id`,
  'access-control-max-age': 600,
};

/** Whether it is to the graph or the API: by the route and not the address, which has many spellings; a preflight has none. */
export function isPrivate({ method, routeOptions, url }: FastifyRequest): boolean {
  const route = method === 'OPTIONS' ? undefined : routeOptions.url;
  const path = route ?? url.split('?', 1)[0] ?? '';
  return path === SERVICE_PATHS.graphql || path.startsWith(`${SERVICE_PATHS.api}/`);
}

/**
 * Answers of `/graphql` and `/api` are kept nowhere on their way and taken for nothing but what they say they are; a
 * route may say otherwise. Pages of another origin read them when it is one of `siteOrigins` (`SITE_ORIGINS`), without
 * credentials of the browser's: a bearer token is all that counts. Any preflight is answered; one from elsewhere with
 * nothing that would let its page go on.
 */
export function keepAnswersPrivate(app: FastifyInstance, siteOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isPrivate(request)) {
      done();
      return;
    }
    const { origin } = request.headers;
    const isSite = origin !== undefined && siteOrigins.includes(origin);
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    if (isSite) void reply.headers({ 'access-control-allow-origin': origin, ...(isPreflight ? ASKABLE : READABLE) });
    if (isPreflight) void reply.code(204).send();
    else done();
  });
  if (siteOrigins.length === 0) return;
  // A route that says by what its answer varies takes away that it varies by the origin, too.
  app.addHook('onSend', (request, reply, payload, done) => {
    const vary = reply.getHeader('vary')?.toString() ?? '';
    if (isPrivate(request) && !/\borigin\b/i.test(vary))
      void reply.header('vary', vary === '' ? 'origin' : `${vary}, origin`);
    done(null, payload);
  });
}
