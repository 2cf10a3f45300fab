import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { allowedRedirect } from '../mailed/redirects.ts';

/** Who is asking, as the session remembers it. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** A parameter of the address; empty when it is missing or given twice. */
export function queryText(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

export function callerOf(context: AuthContext, request: FastifyRequest): Caller {
  const { addressHeader } = context.settings.rateLimits;
  const forwarded = addressHeader === null ? undefined : request.headers[addressHeader];
  const [first] = (typeof forwarded === 'string' ? forwarded : '').split(',');
  const userAgent = request.headers['user-agent'];
  return { ip: first?.trim() || request.ip, userAgent: userAgent?.slice(0, 512) ?? null };
}

/** Where the caller wants people sent, if that is allowed; else the site. */
export function redirectOf(context: AuthContext, request: FastifyRequest): string {
  return allowedRedirect(context.addresses, queryText(request, 'redirect_to'));
}
