import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalJWKSet, decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { loadKeys } from './keys.ts';
import type { ConfiguredKeys } from './keys.ts';
import { rotateKeys } from './keys/rotateKeys.ts';
import { signToken, verifyToken } from './keys/tokenKeys.ts';
import { readAuthSettings } from './settings.ts';

const SECRET = 'a secret of thirty-two characters';
const DAY = 86_400_000;
let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spire-keys-'));
  file = path.join(folder, 'keys.json');
});
afterEach(() => rm(folder, { recursive: true }));

/** The keys as they are after a start with these variables. */
function configured(keys: object[] | null, secret?: string): ConfiguredKeys {
  return readAuthSettings({
    ...(keys === null ? {} : { GOTRUE_JWT_KEYS: JSON.stringify(keys) }),
    ...(secret === undefined ? {} : { GOTRUE_JWT_SECRET: secret }),
  });
}

async function privateJwk(alg: 'ES256' | 'RS256', kid: string, operations = ['sign', 'verify']) {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg, key_ops: operations };
}

const octetJwk = (kid: string, operations = ['sign', 'verify']) => ({
  kty: 'oct',
  k: Buffer.from(SECRET).toString('base64url'),
  kid,
  alg: 'HS256',
  key_ops: operations,
});

describe('the signing keys', () => {
  it('are made once and found again', async () => {
    const deep = path.join(folder, 'deep', 'keys.json');
    const made = await loadKeys(deep, new Date());
    const found = await loadKeys(deep, new Date());
    expect(found.jwks).toEqual(made.jwks);
    expect(found.anonKey).toBe(made.anonKey);
    expect(found.refreshSecret).toEqual(made.refreshSecret);
  });

  it('are readable by their owner alone, also when somebody loosened that', async () => {
    await loadKeys(file, new Date());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await chmod(file, 0o644);
    await loadKeys(file, new Date());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('publish no private part and verify the API keys', async () => {
    const keys = await loadKeys(file, new Date());
    const published = ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'];
    expect(keys.jwks.keys.map((key) => Object.keys(key).toSorted())).toEqual([published]);
    const verifier = createLocalJWKSet(keys.jwks);
    expect((await jwtVerify(keys.anonKey, verifier)).payload).toMatchObject({ role: 'anon', iss: 'supabase' });
    expect((await jwtVerify(keys.serviceKey, verifier)).payload).toMatchObject({ role: 'service_role' });
  });

  it('are never replaced when their file is damaged', async () => {
    await writeFile(file, '{"keys":');
    await expect(loadKeys(file, new Date())).rejects.toThrow(/is damaged/);
  });
});

describe('keys of the environment', () => {
  it('sign with the one that may, and verify with all', async () => {
    const [rsa, ec] = [await privateJwk('RS256', 'rsa'), await privateJwk('ES256', 'ec', ['verify'])];
    const now = new Date();
    const keys = await loadKeys(file, now, configured([ec, rsa, octetJwk('oct', ['verify'])]));
    expect(decodeProtectedHeader(keys.serviceKey)).toMatchObject({ alg: 'RS256', kid: 'rsa' });
    const older = await loadKeys(path.join(folder, 'older.json'), now, configured([{ ...ec, key_ops: ['sign'] }]));
    await expect(verifyToken(keys, older.anonKey, now)).resolves.toMatchObject({ role: 'anon' });
    expect(keys.jwks.keys.map(({ kid }) => kid)).toEqual(['rsa', 'ec']);
    expect(JSON.stringify(keys.jwks)).not.toMatch(/"(d|p|q|dp|dq|qi|k)":/);
  });

  it.each([
    ['a shared secret', null, undefined],
    ['an oct key', [octetJwk('oct')], 'oct'],
  ])('may be %s, which nobody gets to see', async (_name, list, kid) => {
    const keys = await loadKeys(file, new Date(), configured(list, SECRET));
    expect(decodeProtectedHeader(keys.anonKey)).toEqual({ alg: 'HS256', typ: 'JWT', ...(kid && { kid }) });
    expect(keys.jwks.keys).toEqual([]);
  });

  it('leave API keys as they are until another key signs', async () => {
    const [one, other] = [await privateJwk('ES256', 'one'), await privateJwk('ES256', 'other')];
    const first = await loadKeys(file, new Date(), configured([one]));
    const same = await loadKeys(file, new Date(), configured([one]));
    const next = await loadKeys(file, new Date(), configured([other, { ...one, key_ops: ['verify'] }]));
    expect(same.serviceKey).toBe(first.serviceKey);
    expect(decodeProtectedHeader(next.serviceKey).kid).toBe('other');
    await expect(verifyToken(next, first.serviceKey, new Date())).resolves.toMatchObject({ role: 'service_role' });
  });

  it('are refused when their halves do not belong together', async () => {
    const [one, other] = [await privateJwk('ES256', 'one'), await privateJwk('ES256', 'other')];
    const mixed = configured([{ ...one, d: other.d }]);
    await expect(loadKeys(file, new Date(), mixed)).rejects.toThrow(/^GOTRUE_JWT_KEYS: /);
    await expect(loadKeys(file, new Date(), configured([{ ...one, x: 'AAAA' }]))).rejects.toThrow(/^GOTRUE_JWT_KEYS: /);
  });

  it.each([
    ['no JSON', '[{"kty":"oct","k":"very secret"', /must be a list of keys in JSON/],
    ['no list', '{}', /must be a list of keys/],
    ['nothing', '[]', /must hold a key/],
    ['two that sign', JSON.stringify([octetJwk('a'), octetJwk('b')]), /exactly one key/],
    ['none that signs', JSON.stringify([octetJwk('a', ['verify'])]), /exactly one key/],
    ['one name twice', JSON.stringify([octetJwk('a'), octetJwk('a', ['verify'])]), /kid of its own/],
    ['no name', JSON.stringify([{ ...octetJwk('a'), kid: undefined }]), /GOTRUE_JWT_KEYS/],
    ['a short secret', JSON.stringify([{ ...octetJwk('a'), k: 'c2hvcnQ' }]), /32 bytes/],
    ['another algorithm', JSON.stringify([{ ...octetJwk('a'), alg: 'RS256' }]), /GOTRUE_JWT_KEYS/],
    ['half a key', '[{"kty":"EC","crv":"P-256","x":"AA","y":"AA","kid":"a","key_ops":["sign"]}]', /private part/],
  ])('are refused when they are %s, and never repeated', (_name, GOTRUE_JWT_KEYS, message) => {
    const read = () => readAuthSettings({ GOTRUE_JWT_KEYS });
    expect(read).toThrow(message);
    expect(read).toThrow(/^GOTRUE_JWT_KEYS: (?!.*very secret)/);
  });

  it('are refused when the shared secret is short', () => {
    expect(() => readAuthSettings({ GOTRUE_JWT_SECRET: 'x'.repeat(31) })).toThrow(/GOTRUE_JWT_SECRET/);
  });
});

describe('a rotation', () => {
  const rotate = (now: Date, isAtOnce = false) => rotateKeys(file, { now, accessTokenSeconds: 3600, isAtOnce });

  it('signs with a new key and still takes what the old one signed, for a month', async () => {
    const now = new Date();
    const before = await loadKeys(file, now);
    await rotate(now);
    const after = await loadKeys(file, now);
    expect(after.signer.kid).not.toBe(before.signer.kid);
    expect(after.refreshSecret).toEqual(before.refreshSecret);
    expect(decodeProtectedHeader(after.serviceKey).kid).toBe(after.signer.kid);

    const old = signToken(before.signer, { sub: 'somebody' });
    await expect(verifyToken(after, old, now)).resolves.toMatchObject({ sub: 'somebody' });
    await expect(verifyToken(after, before.serviceKey, now)).resolves.toMatchObject({ role: 'service_role' });
    const later = new Date(now.getTime() + 31 * DAY);
    await expect(verifyToken(after, old, later)).rejects.toThrow();
    expect((await loadKeys(file, later)).jwks.keys).toHaveLength(1);
  });

  it('ends every older key at once when one was stolen', async () => {
    const now = new Date();
    const before = await loadKeys(file, now);
    await rotate(now);
    await rotate(now, true);
    const after = await loadKeys(file, now);
    expect(after.jwks.keys.map(({ kid }) => kid)).toEqual([after.signer.kid]);
    await expect(verifyToken(after, before.serviceKey, now)).rejects.toThrow();
  });

  it('needs keys to rotate', async () => {
    await expect(rotate(new Date())).rejects.toThrow(/does not exist/);
  });
});
