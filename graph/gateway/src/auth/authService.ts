import { SHELL_PAGES } from '@spire/domain/routes';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../callerAddress.ts';

/** A request of a person's that is handed on to the auth service with the public key. */
export interface AuthCall {
  path: '/signup' | '/token';
  query?: Record<string, string>;
  body: object;
  /** The request of the person whose address counts against the auth service's limits, not ours. */
  from: FastifyRequest;
}

export interface AuthAnswer {
  status: number;
  body: Record<string, unknown>;
  retryAfter: string | undefined;
}

/** Asks the auth service; answers undefined when there is none to be reached. */
export type AuthService = (call: AuthCall) => Promise<AuthAnswer | undefined>;

export interface AuthServiceOptions {
  /** Address of Supabase; undefined when the auth service is served by the same app. */
  supabaseUrl?: string | undefined;
  anonKey: string;
  /** Header in which a trusted proxy states the caller's address; the socket's counts without one. */
  addressHeader?: string | null | undefined;
}

const PATIENCE_MS = 20_000;
/** A proxy before an auth service that is down answers these in its place. */
const DEAD = [502, 503, 504];

/** Where a mailed link leads back to: the page that asked. The auth service has the list of what it allows. */
function redirectOf({ headers: { origin } }: FastifyRequest): Record<string, string> {
  return origin !== undefined && /^https?:\/\/[^/\s]+$/.test(origin)
    ? { redirect_to: origin + SHELL_PAGES.authCallback.path }
    : {};
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

function toAnswer(status: number, text: string, retryAfter: string | undefined): AuthAnswer | undefined {
  const body = parse(text);
  return body === undefined || DEAD.includes(status) ? undefined : { status, body, retryAfter };
}

/**
 * The auth service as a server of ours asks it. One in this app is asked without a network, as from the caller's own
 * address; a hosted one is told it in `Sb-Forwarded-For`, which it heeds where that is switched on. What a caller sends
 * of either kind is not handed on, so that nobody can count for somebody else.
 */
export function createAuthService(app: FastifyInstance, options: AuthServiceOptions): AuthService {
  const { supabaseUrl, anonKey, addressHeader } = options;

  return async ({ path, query, body, from }) => {
    const address = callerAddress(from, addressHeader);
    const target = `${SERVICE_PATHS.auth}${path}?${new URLSearchParams({ ...redirectOf(from), ...query }).toString()}`;
    const headers = {
      'content-type': 'application/json',
      apikey: anonKey,
      ...(from.headers['user-agent'] === undefined ? {} : { 'user-agent': from.headers['user-agent'] }),
    };
    try {
      if (supabaseUrl === undefined) {
        const own = { ...headers, ...(addressHeader ? { [addressHeader]: address } : {}) };
        const reply = await app.inject({
          method: 'POST',
          url: target,
          headers: own,
          payload: body,
          remoteAddress: address,
        });
        return toAnswer(reply.statusCode, reply.body, reply.headers['retry-after']?.toString());
      }
      const reply = await fetch(`${supabaseUrl.replace(/\/$/, '')}${target}`, {
        method: 'POST',
        headers: { ...headers, 'sb-forwarded-for': address },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return toAnswer(reply.status, await reply.text(), reply.headers.get('retry-after') ?? undefined);
    } catch {
      return undefined;
    }
  };
}
