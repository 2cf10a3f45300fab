import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Operation } from './operation.ts';

/** Header that proves a request to a subgraph comes from the gateway: `<milliseconds>.<hex>`. */
export const SIGNATURE_HEADER = 'x-spire-signature';

/** How far the clocks of gateway and subgraph may differ. */
const TOLERANCE_MS = 60_000;

/** Headers the gateway hands on; all are part of what is signed. */
export const FORWARDED_HEADERS = ['authorization', 'x-time-zone', 'x-correlation-id'] as const;

function digest(secret: string, timestamp: string, operation: Operation, headers: Record<string, string>): Buffer {
  const { query, variables, operationName } = operation;
  const signed = FORWARDED_HEADERS.map((name) => headers[name] ?? '');
  return createHmac('sha256', secret)
    .update(JSON.stringify([timestamp, signed, query, variables ?? null, operationName ?? null]))
    .digest();
}

/** The headers with the gateway's signature over time, token and operation beside them. */
export function sign(
  secret: string,
  operation: Operation,
  headers: Record<string, string>,
  now: Date,
): Record<string, string> {
  const timestamp = String(now.getTime());
  return {
    ...headers,
    [SIGNATURE_HEADER]: `${timestamp}.${digest(secret, timestamp, operation, headers).toString('hex')}`,
  };
}

/** Whether the gateway signed exactly this operation with these headers within the last minute. */
export function isSigned(secret: string, operation: Operation, headers: Record<string, string>, now: Date): boolean {
  const parts = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(headers[SIGNATURE_HEADER] ?? '');
  const [, timestamp, hex] = parts ?? [];
  if (timestamp === undefined || hex === undefined) return false;
  if (Math.abs(now.getTime() - Number(timestamp)) > TOLERANCE_MS) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, timestamp, operation, headers));
}
