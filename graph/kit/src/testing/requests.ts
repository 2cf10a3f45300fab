import type { Claims } from '../claims.ts';
import type { RequestContext } from '../requestContext.ts';

/** Claims as a verified token has them; change what the test is about. */
export function claimsOf(change: Partial<Claims> = {}): Claims {
  return {
    sub: '11111111-1111-4111-8111-111111111111',
    role: 'authenticated',
    email: 'kari@example.no',
    aud: 'authenticated',
    iss: 'http://localhost:4000/auth/v1',
    exp: 4_102_444_800,
    ...change,
  };
}

/** A request at noon in Oslo on an ordinary day. */
export function requestAt(change: Partial<RequestContext> = {}): RequestContext {
  return {
    claims: claimsOf(),
    token: 'token',
    timeZone: 'Europe/Oslo',
    now: new Date('2026-05-20T10:00:00Z'),
    correlationId: 'test',
    ...change,
  };
}
