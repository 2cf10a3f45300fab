import { createHmac, sign } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import type { SigningKey, VerificationKey } from './jwk.ts';

const ALGORITHMS: VerificationKey['alg'][] = ['ES256', 'RS256', 'HS256'];

/** All that may verify a token. */
export interface VerificationKeys {
  readonly byKid: ReadonlyMap<string, VerificationKey>;
  /** Verifies HS256 tokens that name no key, or none of ours. */
  readonly sharedSecret: VerificationKey | null;
}

/** The key that checks a token with this header; throws when there is none. */
export type FindKey = (header: JWTHeaderParameters) => VerificationKey['key'];

/**
 * The key is the one the token names, and has an algorithm of its own, so that no token chooses how it is checked; keys
 * that it brings along are not looked at.
 */
export function keyFinder(keys: VerificationKeys, now: () => Date): FindKey {
  return ({ kid, alg }) => {
    const found = (kid === undefined ? undefined : keys.byKid.get(kid)) ?? keys.sharedSecret;
    if (found?.alg !== alg || (found.until !== null && found.until <= now())) throw new Error('unrecognized JWT kid');
    return found.key;
  };
}

/** The claims of a token that one of the keys signed and whose time it is. Throws jose's errors. */
export async function verifyToken(keys: VerificationKeys, token: string, now: Date): Promise<JWTPayload> {
  const findKey = keyFinder(keys, () => now);
  const { payload } = await jwtVerify(token, findKey, { algorithms: ALGORITHMS, currentDate: now });
  return payload;
}

function signature({ alg, key }: SigningKey, input: string): Buffer {
  if (alg === 'HS256') return createHmac('sha256', key).update(input).digest();
  return sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
}

/**
 * A token in JWS compact form (RFC 7515). Signed with Node's own cryptography in place: a library on top of WebCrypto
 * takes three times as long, and a refresh may cost no more than two bare updates.
 */
export function signToken(signer: SigningKey, claims: JWTPayload): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const { alg, kid } = signer;
  const input = `${encode({ alg, typ: 'JWT', kid })}.${encode(claims)}`;
  return `${input}.${signature(signer, input).toString('base64url')}`;
}
