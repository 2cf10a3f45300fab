import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { ApplicationError } from './errors.ts';

/** Where the keys of access tokens come from. */
export interface SigningKeys {
  /** The public keys, the address of the JWKS document, or a function that finds the key and minds its algorithm. */
  keys: JSONWebKeySet | JWTVerifyGetKey | URL;
  /** Secret of HS256 tokens; without one, none of them counts. It is never tried on a token of another algorithm. */
  sharedSecret?: string | null | undefined;
}

/** Fetched keys are looked at again after this long, while the ones at hand go on counting. */
const FRESH_MS = 600_000;
/** A key nobody has heard of is asked for at most this often. */
const COOLDOWN_MS = 10_000;

/** A token that fits none of the keys is wrong; any other failure says that the keys could not be read. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWSInvalid
  );
}

/** Keys at an address. When it stops answering, those fetched before go on counting: an outage signs nobody out. */
function publishedKeys(address: URL): JWTVerifyGetKey {
  const published = createRemoteJWKSet(address, {
    timeoutDuration: 5000,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: Number.POSITIVE_INFINITY,
  });
  let refreshedAt = Date.now();
  return async (header, token) => {
    if (Date.now() - refreshedAt > FRESH_MS) {
      refreshedAt = Date.now();
      void published.reload().catch(() => undefined);
    }
    try {
      return await published(header, token);
    } catch (error) {
      throw isAboutToken(error) ? error : new ApplicationError('UNAVAILABLE');
    }
  };
}

/** The algorithms that may sign, and the key for each: the shared secret for HS256 alone, public keys for the others. */
export function signingKeys({ keys, sharedSecret }: SigningKeys): { algorithms: string[]; keyOf: JWTVerifyGetKey } {
  if (typeof keys === 'function') return { algorithms: ['ES256', 'RS256', 'HS256'], keyOf: keys };
  const asymmetric = keys instanceof URL ? publishedKeys(keys) : createLocalJWKSet(keys);
  const secret = sharedSecret ? new TextEncoder().encode(sharedSecret) : undefined;
  return {
    algorithms: ['ES256', 'RS256', ...(secret === undefined ? [] : ['HS256'])],
    keyOf: (header, token) => (header.alg === 'HS256' && secret !== undefined ? secret : asymmetric(header, token)),
  };
}
