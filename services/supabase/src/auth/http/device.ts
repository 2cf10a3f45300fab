import { DEVICE_HEADER } from '@spire/domain/servicePaths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';

/** The value that the request brings; what it proves is checked where it is used. */
export function deviceValueOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value = headers[DEVICE_HEADER];
  return typeof value === 'string' ? value : null;
}

/**
 * Gives a browser its proof after somebody has signed in, in a header, because the app's requests carry no cookies
 * (spec 1 §7). A client that does not send it again is a stranger each time, and signs in all the same.
 */
export function rememberDevice(
  { limits }: Pick<AuthContext, 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): void {
  const value = account === '' ? null : limits.deviceProofs.renew(deviceValueOf(request), account);
  if (value !== null) void reply.header(DEVICE_HEADER, value);
}
