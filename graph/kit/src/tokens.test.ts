import type { webcrypto } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { bearerToken, createTokenVerifier, type TokenVerifier } from './tokens.ts';

const issuer = 'http://localhost:4000/auth/v1';
const sub = '11111111-1111-4111-8111-111111111111';
const claims = { sub, role: 'authenticated', email: 'kari@example.no', aud: 'authenticated', iss: issuer };
const seconds = () => Math.floor(Date.now() / 1000);

let verify: TokenVerifier;
let keys: webcrypto.CryptoKeyPair;

function token(
  change: JWTPayload = {},
  key: webcrypto.CryptoKey | Uint8Array = keys.privateKey,
  alg = 'ES256',
): Promise<string> {
  return new SignJWT({ ...claims, exp: seconds() + 60, ...change }).setProtectedHeader({ alg, kid: 'one' }).sign(key);
}

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
  verify = createTokenVerifier({ issuer, audience: 'authenticated', keys: () => Promise.resolve({ keys: [jwk] }) });
});

const refused = expect.objectContaining({ message: 'UNAUTHENTICATED' }) as unknown;

test('a valid token answers who its bearer is, the same each time', async () => {
  const valid = await token({ session_id: 's', aal: 'aal1' });
  const expected = { sub, role: 'authenticated', email: 'kari@example.no', session_id: 's', aal: 'aal1' };
  await expect(verify(valid)).resolves.toMatchObject(expected);
  await expect(verify(valid)).resolves.toMatchObject(expected);
});

test.each([
  ['expired', { exp: seconds() - 1 }],
  ['not valid yet', { nbf: seconds() + 60 }],
  ['of another issuer', { iss: 'http://localhost:4000' }],
  ['for another audience', { aud: 'anon' }],
  ['with the role service_role', { role: 'service_role' }],
  ['with the role anon', { role: 'anon' }],
  ['without a person', { sub: undefined }],
  ['of somebody who is no UUID', { sub: "x' or true" }],
])('a token %s is refused', async (_name, change) => {
  await expect(verify(await token(change as JWTPayload))).rejects.toEqual(refused);
});

test('a token signed by anyone else is refused', async () => {
  const other = await generateKeyPair('ES256');
  await expect(verify(await token({}, other.privateKey))).rejects.toEqual(refused);
});

test('an unsigned token and one with the public key as shared secret are refused', async () => {
  const unsigned = new UnsecuredJWT({ ...claims, exp: seconds() + 60 }).encode();
  const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
  await expect(verify(unsigned)).rejects.toEqual(refused);
  await expect(verify(await token({}, secret, 'HS256'))).rejects.toEqual(refused);
});

test('a key brought along in the header is not used', async () => {
  const own = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(own.publicKey);
  const header = { alg: 'ES256', kid: 'theirs', jwk, jku: 'http://localhost:1/jwks.json' };
  const forged = await new SignJWT({ ...claims, exp: seconds() + 60 }).setProtectedHeader(header).sign(own.privateKey);
  await expect(verify(forged)).rejects.toEqual(refused);
});

test.each([undefined, '', 'x', 'a.b.c', 'a.b'])('%p is no token', async (text) => {
  await expect(verify(text)).rejects.toEqual(refused);
});

test('a remembered token ends with its time', async () => {
  let now = new Date();
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
  const timed = createTokenVerifier({ issuer, audience: 'authenticated', keys: { keys: [jwk] } }, () => now);
  const short = await token({ exp: seconds() + 3 });
  await expect(timed(short)).resolves.toMatchObject({ sub });
  now = new Date(now.getTime() + 3500);
  await expect(timed(short)).rejects.toEqual(refused);
});

test('a token ends with its session, at most a few seconds later', async () => {
  let now = new Date();
  const session = '22222222-2222-4222-8222-222222222222';
  const open = new Set([`${session} ${sub}`]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
  const isSessionOpen = ({ id, userId }: { id: string; userId: string }) =>
    Promise.resolve(open.has(`${id} ${userId}`));
  const keySet = { keys: [jwk] };
  const bound = createTokenVerifier({ issuer, audience: 'authenticated', keys: keySet, isSessionOpen }, () => now);
  const valid = await token({ session_id: session });
  await expect(bound(valid)).resolves.toMatchObject({ sub });
  open.clear();
  now = new Date(now.getTime() + 5001);
  await expect(bound(valid)).rejects.toEqual(refused);
  for (const none of [await token(), await token({ session_id: 'x' })])
    await expect(bound(none)).rejects.toEqual(refused);
});

test('only a bearer header carries a token', () => {
  expect(bearerToken('Bearer a.b-c_d.e')).toBe('a.b-c_d.e');
  expect(bearerToken('bearer a')).toBe('a');
  for (const header of [undefined, '', 'Basic a', 'Bearer ', 'Bearer a b', 'Bearer a\nb'])
    expect(bearerToken(header)).toBeUndefined();
});
