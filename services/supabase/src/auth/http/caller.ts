import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { deviceValueOf } from './device.ts';
import { allowedRedirect } from '../mailed/redirects.ts';

/** The origin of a request, as the session remembers it. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The proofs that its browser brought; what they prove is checked where they count. */
  readonly device: string | null;
}

/** A parameter of the address; empty when it is missing or given twice. */
export function queryText(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/**
 * The caller. Of a header that a trusted proxy sets the last entry counts, the one this proxy added: those before it
 * came with the request and may say anything.
 */
export function callerOf(context: Pick<AuthContext, 'settings'>, request: FastifyRequest): Caller {
  const { addressHeader } = context.settings.rateLimits;
  const forwarded = addressHeader === null ? undefined : request.headers[addressHeader];
  const last = (typeof forwarded === 'string' ? forwarded : '').split(',').at(-1)?.trim();
  const userAgent = request.headers['user-agent'];
  return {
    ip: last || request.ip,
    userAgent: userAgent?.slice(0, 512) ?? null,
    device: deviceValueOf(request),
  };
}

/** Where the caller wants people sent, if that is allowed; else the site. */
export function redirectOf(context: AuthContext, request: FastifyRequest): string {
  return allowedRedirect(context.addresses, queryText(request, 'redirect_to'));
}
