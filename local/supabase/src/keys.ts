import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { CryptoKey, JSONWebKeySet } from 'jose';
import { z } from 'zod';

const TEN_YEARS = 10 * 365 * 24 * 3600;

const privateKeyDocument = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
});

const keysDocument = z.object({
  keys: z.array(privateKeyDocument).min(1),
  refreshSecret: z.base64url().min(43),
  anonKey: z.string(),
  serviceKey: z.string(),
});
type KeysDocument = z.infer<typeof keysDocument>;

/** Everything the service signs with. The first key of the file signs, all of them verify. */
export interface Keys {
  readonly kid: string;
  readonly signingKey: CryptoKey;
  readonly verificationKeys: ReadonlyMap<string, CryptoKey>;
  /** Public half, as `.well-known/jwks.json` answers it. */
  readonly jwks: JSONWebKeySet;
  /** Secret from which a refresh token's successor is derived. */
  readonly refreshSecret: Buffer;
  readonly anonKey: string;
  readonly serviceKey: string;
}

async function importKey(jwk: Record<string, unknown>): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('An asymmetric key was expected');
  return key;
}

async function makeDocument(now: Date): Promise<KeysDocument> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const key = privateKeyDocument.parse({ ...(await exportJWK(pair.privateKey)), kid, alg: 'ES256' });
  const issuedAt = Math.floor(now.getTime() / 1000);
  const apiKey = (role: 'anon' | 'service_role') =>
    new SignJWT({ role })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .setIssuer('supabase')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TEN_YEARS)
      .sign(pair.privateKey);
  return {
    keys: [key],
    refreshSecret: randomBytes(32).toString('base64url'),
    anonKey: await apiKey('anon'),
    serviceKey: await apiKey('service_role'),
  };
}

async function writeDocument(file: string, document: KeysDocument): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(document, null, 2), { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

function parseDocument(file: string, text: string): KeysDocument {
  try {
    return keysDocument.parse(JSON.parse(text));
  } catch (cause) {
    const advice = 'restore it from a backup, or remove it: new keys are made then, and everybody has to log in again';
    throw new Error(`The file of signing keys ${file} is damaged: ${advice}`, { cause });
  }
}

async function readDocument(file: string): Promise<KeysDocument | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    await chmod(file, 0o600);
    return parseDocument(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads the keys of this installation; makes them on first start. The file is for its owner's eyes only (mode 600). */
export async function loadKeys(file: string, now: Date): Promise<Keys> {
  let document = await readDocument(file);
  if (document === undefined) {
    document = await makeDocument(now);
    await writeDocument(file, document);
  }
  const publicKeys = document.keys.map(({ kty, crv, x, y, kid, alg }) => ({
    kty,
    crv,
    x,
    y,
    kid,
    alg,
    use: 'sig',
    key_ops: ['verify'],
  }));
  const [first] = document.keys;
  if (first === undefined) throw new Error(`The file of signing keys ${file} holds no key`);
  return {
    kid: first.kid,
    signingKey: await importKey(first),
    verificationKeys: new Map(
      await Promise.all(publicKeys.map(async (key) => [key.kid, await importKey(key)] as const)),
    ),
    jwks: { keys: publicKeys },
    refreshSecret: Buffer.from(document.refreshSecret, 'base64url'),
    anonKey: document.anonKey,
    serviceKey: document.serviceKey,
  };
}
