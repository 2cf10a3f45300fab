import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';

/** The cookie with a browser's proofs that its people have signed in with it before. */
export const DEVICE_COOKIE = 'spire.device';
const KEPT_SECONDS = 90 * 86_400;

/** The value that the request brings; what it proves is checked where it is used. */
export function deviceValueOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const own = `${DEVICE_COOKIE}=`;
  const found = headers.cookie?.split(';').find((each) => each.trimStart().startsWith(own));
  return found?.trim().slice(own.length) ?? null;
}

/**
 * Gives a browser its proof after somebody has signed in. Sent back to this service alone, by pages of the same site,
 * and hidden from scripts; a client that keeps no cookies is a stranger each time, and signs in all the same.
 */
export function rememberDevice(
  { limits, addresses }: Pick<AuthContext, 'limits' | 'addresses'>,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): void {
  const value = account === '' ? null : limits.deviceProofs.renew(deviceValueOf(request), account);
  if (value === null) return;
  const { protocol, pathname } = new URL(addresses.apiUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  const rules = `Path=${pathname}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
  void reply.header('set-cookie', `${DEVICE_COOKIE}=${value}; ${rules}`);
}
