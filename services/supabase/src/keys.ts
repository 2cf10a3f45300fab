import { createSecretKey } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import { areCurrent, makeApiKeys } from './keys/apiKeys.ts';
import type { ApiKeys } from './keys/apiKeys.ts';
import { publicJwk, signingKey, verificationKey } from './keys/jwk.ts';
import type { Jwk, SigningKey, VerificationKey } from './keys/jwk.ts';
import { makeDocument, readDocument, writeDocument } from './keys/keysFile.ts';
import type { KeptKey } from './keys/keysFile.ts';
import { signToken, verifyToken } from './keys/tokenKeys.ts';
import type { VerificationKeys } from './keys/tokenKeys.ts';

/** Everything the service signs and verifies with. */
export interface Keys extends ApiKeys, VerificationKeys {
  readonly signer: SigningKey;
  /** Public halves, as `.well-known/jwks.json` answers them. */
  readonly jwks: JSONWebKeySet;
  /** Secret from which a refresh token's successor is derived. */
  readonly refreshSecret: Buffer;
}

/** Keys given in the environment; they take the place of those in the file. */
export interface ConfiguredKeys {
  /** The first one signs. */
  readonly jwtKeys: readonly Jwk[] | null;
  readonly jwtSecret: string | null;
}

async function importVerificationKeys(keys: readonly KeptKey[]) {
  const entries = keys.map(async (key) => {
    const until = key.until === undefined ? null : new Date(key.until * 1000);
    return [key.kid, await verificationKey(key, until)] as const;
  });
  return new Map(await Promise.all(entries));
}

function signerOf([first]: readonly KeptKey[], shared: Buffer | null): SigningKey {
  if (first !== undefined) return signingKey(first);
  if (shared === null) throw new Error('No key signs');
  return { kid: undefined, alg: 'HS256', key: createSecretKey(shared) };
}

/** Throws also when the halves of the key that signs do not belong together: nobody could use what it signs. */
async function importKeys(keys: readonly KeptKey[], secret: string | null, now: Date) {
  const shared = secret === null ? null : Buffer.from(secret);
  const sharedSecret: VerificationKey | null = shared === null ? null : { alg: 'HS256', key: shared, until: null };
  const byKid = await importVerificationKeys(keys);
  const signer = signerOf(keys, shared);
  await verifyToken({ byKid, sharedSecret }, signToken(signer, {}), now);
  return { signer, byKid, sharedSecret };
}

/**
 * Reads the keys of this installation; makes them on first start. Keys of the environment sign and verify instead of
 * the file's own, which are kept for the day they are asked for again. API keys are signed with the key that signs, and
 * made anew when that is another one (decision 0011).
 */
export async function loadKeys(
  file: string,
  now: Date,
  { jwtKeys, jwtSecret }: ConfiguredKeys = { jwtKeys: null, jwtSecret: null },
): Promise<Keys> {
  const document = (await readDocument(file)) ?? (await makeDocument());
  const isValid = ({ until }: KeptKey) => until === undefined || until * 1000 > now.getTime();
  const used = jwtKeys ?? (jwtSecret === null ? document.keys.filter(isValid) : []);
  const { signer, ...verification } = await importKeys(used, jwtSecret, now).catch((cause: unknown) => {
    const source = jwtKeys === null ? file : 'GOTRUE_JWT_KEYS';
    throw new Error(`${source}: the parts of a key make no key that signs and verifies`, { cause });
  });
  let apiKeys: ApiKeys = document;
  if (!(await areCurrent(apiKeys, signer, verification, now))) {
    apiKeys = makeApiKeys(signer, now);
    await writeDocument(file, { ...document, ...apiKeys });
  }
  return {
    ...verification,
    signer,
    jwks: { keys: used.map(publicJwk).filter((key) => key !== null) },
    refreshSecret: Buffer.from(document.refreshSecret, 'base64url'),
    anonKey: apiKeys.anonKey,
    serviceKey: apiKeys.serviceKey,
  };
}
