import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@spire/domain/errorCodes';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { ApplicationError } from './errors.ts';
import type { Operation } from './operation.ts';
import { isRecovery } from './recovery.ts';
import type { RequestContext } from './requestContext.ts';
import { isSigned } from './signature.ts';
import { readTimeZone } from './timeZones.ts';
import { bearerToken, type TokenVerifier } from './tokens.ts';

/** The checks by which a subgraph that listens believes a caller. */
export interface CallChecks {
  verifier: TokenVerifier;
  /** Shared with the gateway alone. */
  secret: string;
}

/** Why a token does not hold; undefined where it does, for one who may still lack the second factor. */
export async function refusedToken(
  verifier: TokenVerifier,
  authorization: string | undefined,
): Promise<ErrorCode | undefined> {
  return verifier(bearerToken(authorization), () => true).then(
    () => undefined,
    (error: unknown) => (error instanceof ApplicationError ? error.code : 'UNAUTHENTICATED'),
  );
}

/**
 * Admits a call that came over a network: signed by the gateway, in the name of a person whose token holds, which is
 * checked here again. Answers why not otherwise.
 */
export async function admitCall(
  { verifier, secret }: CallChecks,
  operation: Operation,
  headers: Record<string, string>,
): Promise<RequestContext | ErrorCode> {
  const now = new Date();
  if (!isSigned(secret, operation, headers, now)) return 'UNAUTHENTICATED';
  const token = bearerToken(headers['authorization']) ?? '';
  try {
    return {
      claims: await verifier(token, () => isRecovery(operation.query)),
      token,
      timeZone: readTimeZone(headers[TIME_ZONE_HEADER]),
      now,
      correlationId: headers['x-correlation-id'] ?? randomUUID(),
    };
  } catch (error) {
    return error instanceof ApplicationError ? error.code : 'UNAUTHENTICATED';
  }
}
