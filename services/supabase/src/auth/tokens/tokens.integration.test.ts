import { createPrivateKey, createPublicKey, randomUUID, sign } from 'node:crypto';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { JWK, JWTHeaderParameters } from 'jose';
import { authBrowsers } from '../../testing/authBrowser.ts';
import { authDatabase, storedKeys } from '../../testing/stackSecrets.ts';

let stack: TestStack;
const { signedUp, callAuth, graphStatus } = authBrowsers(() => stack);

/** A person's true token, what it says, and the key it was signed with. */
let token = '';
let claims: Record<string, unknown> = {};
let jwk: JWK = {};

beforeAll(async () => {
  stack = await startTestStack();
  [jwk] = storedKeys(stack).keys;
  token = (await signedUp()).session.access_token;
  claims = decodeJwt(token);
});
afterAll(() => stack.stop());

const seconds = () => Math.floor(Date.now() / 1000);
const part = (index: number) => token.split('.')[index] ?? '';
const encoded = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Signed with our own key: nothing but what is changed is false. */
function ours(change: Record<string, unknown>, header: Record<string, unknown> = {}): string {
  const input = `${encoded({ alg: 'ES256', typ: 'JWT', kid: jwk.kid, ...header })}.${encoded({ ...claims, ...change })}`;
  const key = createPrivateKey({ key: { kty: 'EC', ...jwk }, format: 'jwk' });
  return `${input}.${sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** Signed with a key that the forger made, which the header may bring along. */
async function theirs(
  header: (own: JWK) => Partial<JWTHeaderParameters> = () => ({}),
  change: Record<string, unknown> = {},
) {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const own = await exportJWK(pair.publicKey);
  const protectedHeader = { alg: 'ES256', typ: 'JWT', kid: jwk.kid ?? '', ...header(own) };
  return new SignJWT({ ...claims, ...change }).setProtectedHeader(protectedHeader).sign(pair.privateKey);
}

/** Key confusion: what is public, used as if it were the secret. */
function withSecret(secret: string | Buffer, kid: object = { kid: jwk.kid }): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...kid }).sign(Buffer.from(secret));
}

const publicKey = () => createPublicKey({ key: { kty: 'EC', ...jwk }, format: 'jwk' });
const publicParts = () => ({ kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y });

it('a true token is taken, also when it is signed anew', async () => {
  for (const valid of [token, ours({})]) {
    expect((await callAuth('/user', { token: valid })).body['id']).toBe(claims['sub']);
    expect(await graphStatus(valid)).toBe(200);
  }
});

const FORGERIES: Record<string, () => string | Promise<string>> = {
  'another person in it': () => [part(0), encoded({ ...claims, sub: randomUUID() }), part(2)].join('.'),
  'a cut signature': () => token.slice(0, -4),
  'something after the signature': () => `${token}.${part(2)}`,
  'an end in the past': () => ours({ exp: seconds() - 1 }),
  'no end': () => ours({ exp: undefined }),
  'a beginning to come': () => ours({ nbf: seconds() + 60 }),
  'another issuer': () => ours({ iss: 'https://evil.example/auth/v1' }),
  'no issuer': () => ours({ iss: undefined }),
  'another audience': () => ours({ aud: 'anon' }),
  'no person': () => ours({ sub: undefined }),
  'a person who is no UUID': () => ours({ sub: "x' or true" }),
  'no session': () => ours({ session_id: undefined }),
  'somebody else’s session': () => ours({ session_id: randomUUID() }),
  'an extension nobody knows': () => ours({}, { crit: ['x'], x: 1 }),
  'no algorithm': () => new UnsecuredJWT(claims).encode(),
  'no algorithm in odd case': () => `${encoded({ alg: 'nOnE', kid: jwk.kid })}.${part(1)}.`,
  'no algorithm and a signature': () => `${encoded({ alg: 'none', kid: jwk.kid })}.${part(1)}.${part(2)}`,
  'another algorithm’s name': () => `${encoded({ alg: 'RS256', kid: jwk.kid })}.${part(1)}.${part(2)}`,
  'the public key as secret, in PEM': () => withSecret(publicKey().export({ type: 'spki', format: 'pem' })),
  'the public key as secret, in DER': () => withSecret(publicKey().export({ type: 'spki', format: 'der' })),
  'the public key as secret, as JWK': () => withSecret(JSON.stringify(publicParts())),
  'the public key as secret, nameless': () => withSecret(publicKey().export({ type: 'spki', format: 'pem' }), {}),
  'an empty secret': () => withSecret('\0'),
  'a key of their own under our name': () => theirs(),
  'the name of no key': () => ours({}, { kid: randomUUID() }),
  'the name of what every object has': () => ours({}, { kid: '__proto__' }),
  'a file for a key': () => ours({}, { kid: '../../../../dev/null' }),
  'a key in the header': () => theirs((own) => ({ jwk: own })),
  'the address of a key in the header': () => theirs(() => ({ kid: 'theirs', jku: 'http://127.0.0.1:1/jwks.json' })),
  'a certificate’s address in the header': () => theirs(() => ({ kid: 'theirs', x5u: 'http://127.0.0.1:1/cert.pem' })),
  'the anonymous key’s': () => stack.anonKey,
  'the service key’s': () => storedKeys(stack).serviceKey,
  'a forged service role': () => theirs(() => ({}), { role: 'service_role' }),
  'no dots': () => 'nonsense',
  'far too many letters': () => `${part(0)}.${'x'.repeat(12_000)}.${part(2)}`,
};

it.each(Object.entries(FORGERIES))('a token with %s opens nothing', async (_name, forge) => {
  const forged = await forge();
  const answer = await callAuth('/user', { token: forged });
  expect(answer).toMatchObject({ status: 403, body: { code: expect.stringMatching(/^(bad_jwt|session_not_found)$/) } });
  expect((await callAuth('/logout', { method: 'POST', token: forged })).status).toBe(403);
  expect(await graphStatus(forged)).toBe(401);
});

it.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['a key alone', { apikey: 'KEY' }],
  ['a key where a token belongs', { Authorization: 'KEY' }],
  ['a password', { Authorization: 'Basic YTpi' }],
  ['an empty token', { Authorization: 'Bearer ' }],
])('%s is no token', async (_name, template) => {
  const { serviceKey } = storedKeys(stack);
  const headers = Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, value.replace('KEY', serviceKey)]),
  );
  expect(await callAuth('/user', { headers })).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
});

it('a token is nobody’s when its person is gone', async () => {
  const { session } = await signedUp();
  const database = await authDatabase(stack);
  await database.query('delete from auth.users where id = $1', [session.user.id]);
  await database.end();
  const answer = await callAuth('/user', { token: session.access_token });
  expect(answer).toMatchObject({ status: 403, body: { code: 'user_not_found' } });
  expect(await graphStatus(session.access_token)).toBe(401);
});

it('a token is nobody’s after signing out', async () => {
  const { client, session } = await signedUp();
  expect((await client.auth.signOut()).error).toBeNull();
  const answer = await callAuth('/user', { token: session.access_token });
  expect(answer).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  expect(await graphStatus(session.access_token)).toBe(401);
});
