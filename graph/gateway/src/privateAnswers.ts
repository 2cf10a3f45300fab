import cors from '@fastify/cors';
import { HELP_HEADER, SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SITE_MAY = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  allowedHeaders: `accept, authorization, content-type, ${TIME_ZONE_HEADER}, x-correlation-id`,
  exposedHeaders: `retry-after, x-correlation-id, ${HELP_HEADER}`,
  strictPreflight: false,
  maxAge: 600,
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
 * credentials of the browser's: a bearer token is all that counts.
 */
export async function keepAnswersPrivate(app: FastifyInstance, siteOrigins: readonly string[]): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    if (isPrivate(request)) void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    done();
  });
  if (siteOrigins.length === 0) return;
  await app.register(cors, {
    delegator: (request, decide) => {
      const { origin } = request.headers;
      const isSite = origin !== undefined && siteOrigins.includes(origin) && isPrivate(request);
      decide(null, { ...SITE_MAY, origin: isSite && origin });
    },
  });
  // A route that says by what its answer varies takes away that it varies by the origin, too.
  app.addHook('onSend', (request, reply, payload, done) => {
    const vary = reply.getHeader('vary')?.toString() ?? '';
    if (isPrivate(request) && !/\borigin\b/i.test(vary)) void reply.header('vary', `${vary}, origin`);
    done(null, payload);
  });
}
