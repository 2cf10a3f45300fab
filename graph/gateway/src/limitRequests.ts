import { ERROR_CODES } from '@spire/domain/errorCodes';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { errorBody } from '@spire/graph-kit/errors';
import { countEvent } from '@spire/graph-kit/telemetry';
import { bearerToken, type TokenVerifier } from '@spire/graph-kit/tokens';
import { restErrorBody, wantedLanguage } from '@spire/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { restError } from './auth/restErrors.ts';
import { callerAddress } from './callerAddress.ts';
import type { Caller, RateLimits } from './rateLimits.ts';

export interface LimitOptions {
  limits: RateLimits;
  verifier: TokenVerifier;
  /** Header in which a trusted proxy states the caller's address (`GOTRUE_RATE_LIMIT_HEADER`). */
  addressHeader?: string | null | undefined;
}

const AUTH_PATHS = `${SERVICE_PATHS.api}/auth/`;
const UNLIMITED: readonly string[] = [SERVICE_PATHS.health, SERVICE_PATHS.ready];

function isLimited(method: string, route: string): boolean {
  if (route.startsWith(`${SERVICE_PATHS.api}/`)) return !UNLIMITED.includes(route);
  return method === 'POST' && route === SERVICE_PATHS.graphql;
}

/** In the shape of whoever would have answered: the graph, storage, the auth service, or the REST facade. */
export function refusalFor(route: string, headers: IncomingHttpHeaders): object {
  if (route === SERVICE_PATHS.graphql) return errorBody('RATE_LIMITED');
  const body = restErrorBody({ code: 'RATE_LIMITED' }, wantedLanguage(headers['accept-language']));
  if (route.startsWith(SERVICE_PATHS.storage))
    return { statusCode: '429', error: 'SlowDown', message: body.msg, code: 'SlowDown' };
  return route.startsWith(AUTH_PATHS) ? restError('RATE_LIMITED', body.msg) : body;
}

/** The sender of a request: the person of a valid token, at the caller's address. */
export async function callerOf(
  request: FastifyRequest,
  { verifier, addressHeader }: Omit<LimitOptions, 'limits'>,
): Promise<Caller> {
  const userId = await verifier(bearerToken(request.headers.authorization), () => true).then(
    ({ sub }) => sub,
    () => undefined,
  );
  return { userId, address: callerAddress(request, addressHeader) };
}

/**
 * Counts every request to `/graphql` and `/api` before its body is read: by the person of a valid token and by the
 * caller's address, or by the address alone. Beyond the limit the answer is 429 with `Retry-After`.
 */
export function limitRequests(app: FastifyInstance, { limits, verifier, addressHeader }: LimitOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    // The route and not the address, which has many spellings: /%67raphql leads to the same.
    const { url: route = '' } = request.routeOptions;
    if (!isLimited(request.method, route)) return;
    const caller = await callerOf(request, { verifier, addressHeader });
    const wait = await limits.take(caller);
    if (wait === 0) return;
    countEvent('spire.rate_limited', { by: caller.userId === undefined ? 'address' : 'person' });
    const body = refusalFor(route, request.headers);
    await reply.code(ERROR_CODES.RATE_LIMITED).header('retry-after', wait).send(body);
  });
}
