import type { FastifyRequest } from 'fastify';

/**
 * The address a request comes from: the last entry of the header that a trusted proxy states it in, because those before
 * it came with the request and may say anything; the socket's without one.
 */
export function callerAddress(request: FastifyRequest, header: string | null | undefined): string {
  const stated = header ? request.headers[header] : undefined;
  const last = (typeof stated === 'string' ? stated : '').split(',').at(-1)?.trim();
  return last || request.ip;
}
