import { createPrivateKey, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { z } from 'zod';

/** The algorithms a token can be signed with. A key has one algorithm, and verifies with no other. */
export type Algorithm = 'ES256' | 'RS256' | 'HS256';

const number = z.base64url().min(1);
const common = {
  kid: z.string().min(1, 'is missing').max(200),
  use: z.literal('sig').exactOptional(),
  key_ops: z.array(z.string()).exactOptional(),
};

const ecKey = z.object({
  ...common,
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: number,
  y: number,
  d: number.exactOptional(),
  alg: z.literal('ES256').default('ES256'),
});

const rsaKey = z.object({
  ...common,
  kty: z.literal('RSA'),
  n: number.min(342, 'must be a modulus of 2048 bits or more'),
  e: number,
  alg: z.literal('RS256').default('RS256'),
  d: number.exactOptional(),
  p: number.exactOptional(),
  q: number.exactOptional(),
  dp: number.exactOptional(),
  dq: number.exactOptional(),
  qi: number.exactOptional(),
});

const octetKey = z.object({
  ...common,
  kty: z.literal('oct'),
  k: number.min(43, 'must be a secret of 32 bytes or more'),
  alg: z.literal('HS256').default('HS256'),
});

/** A JSON Web Key (RFC 7517) of a kind that signs or verifies tokens here. */
export const jwkSchema = z.discriminatedUnion('kty', [ecKey, rsaKey, octetKey]);
export type Jwk = z.infer<typeof jwkSchema>;

/** Whether a key holds what signing takes. */
export function isPrivate(key: Jwk): boolean {
  return key.kty === 'oct' || key.d !== undefined;
}

/** The half that anyone may have, part by part: whatever else a key holds stays here. Null for a shared secret. */
export function publicJwk(key: Jwk): JWK | null {
  if (key.kty === 'oct') return null;
  const { kid, alg } = key;
  const parts =
    key.kty === 'EC' ? { kty: key.kty, crv: key.crv, x: key.x, y: key.y } : { kty: key.kty, n: key.n, e: key.e };
  return { ...parts, kid, alg, use: 'sig', key_ops: ['verify'] };
}

/** A key that verifies. */
export interface VerificationKey {
  readonly alg: Algorithm;
  readonly key: CryptoKey | Uint8Array;
  /** When a key that was rotated out stops. */
  readonly until: Date | null;
}

/** A key that signs. */
export interface SigningKey {
  /** Undefined for the shared secret, whose tokens name no key. */
  readonly kid: string | undefined;
  readonly alg: Algorithm;
  readonly key: KeyObject;
}

/** The key as it verifies; throws when its parts make no key. */
export async function verificationKey(jwk: Jwk, until: Date | null): Promise<VerificationKey> {
  return { alg: jwk.alg, key: await importJWK(publicJwk(jwk) ?? jwk, jwk.alg), until };
}

/** The key as it signs; throws when its parts make no key. */
export function signingKey(jwk: Jwk): SigningKey {
  const key =
    jwk.kty === 'oct'
      ? createSecretKey(Buffer.from(jwk.k, 'base64url'))
      : createPrivateKey({ key: { ...jwk }, format: 'jwk' });
  return { kid: jwk.kid, alg: jwk.alg, key };
}
