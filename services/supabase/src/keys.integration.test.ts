import { createPublicKey } from 'node:crypto';
import path from 'node:path';
import { startStack, type TestStack } from '@spire/testing/stack';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JWK, JWTHeaderParameters } from 'jose';
import type { Client } from 'pg';
import { rotateKeys } from './keys/rotateKeys.ts';
import { callStorage } from './storage/testing/storagePersons.ts';
import { authBrowsers } from './testing/authBrowser.ts';
import { authDatabase, storedKeys } from './testing/stackSecrets.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const SECRET = 'a secret of thirty-two characters';
let stack: TestStack;
let database: Client;
let rsa: JWK = {};
const { signedUp, callAuth, refresh, graphStatus } = authBrowsers(() => stack);

beforeAll(async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  rsa = { ...(await exportJWK(privateKey)), kid: 'rsa', alg: 'RS256', key_ops: ['sign', 'verify'] };
  stack = await startStack({
    GOTRUE_JWT_KEYS: JSON.stringify([rsa]),
    GOTRUE_JWT_SECRET: SECRET,
    GOTRUE_SESSIONS_TIMEBOX: '24h',
    GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: '1h',
  });
  database = await authDatabase(stack);
});
afterAll(async () => {
  await database.end();
  await stack.stop();
});

function withSecret(claims: object, secret: string | Buffer, header: Partial<JWTHeaderParameters> = {}) {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', ...header }).sign(Buffer.from(secret));
}

describe('a stack with keys of its own', () => {
  it('signs with them, and the client checks tokens with what is published', async () => {
    const { client, session } = await signedUp();
    expect(decodeProtectedHeader(session.access_token)).toMatchObject({ alg: 'RS256', kid: 'rsa' });
    expect((await client.auth.getClaims()).data?.claims.sub).toBe(session.user.id);
    expect(await graphStatus(session.access_token)).toBe(200);
    const { body } = await callAuth('/.well-known/jwks.json');
    const { n, e } = rsa;
    expect(body).toEqual({ keys: [{ kty: 'RSA', n, e, kid: 'rsa', alg: 'RS256', use: 'sig', key_ops: ['verify'] }] });
    expect(decodeProtectedHeader(stack.anonKey).kid).toBe('rsa');
    expect(decodeProtectedHeader(storedKeys(stack).serviceKey).kid).toBe('rsa');
  });

  it('takes what the shared secret signed, unless the token names another key', async () => {
    const claims = decodeJwt((await signedUp()).session.access_token);
    const statusOf = async (token: string) => (await callAuth('/user', { token })).status;
    expect(await statusOf(await withSecret(claims, SECRET))).toBe(200);
    expect(await statusOf(await withSecret(claims, SECRET, { kid: 'unknown' }))).toBe(200);
    expect(await statusOf(await withSecret(claims, SECRET, { kid: 'rsa' }))).toBe(403);
    expect(await statusOf(await withSecret(claims, `${SECRET}.`))).toBe(403);
    const pem = createPublicKey({ key: { kty: 'RSA', ...rsa }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    for (const header of [{}, { kid: 'rsa' }]) expect(await statusOf(await withSecret(claims, pem, header))).toBe(403);
  });

  it('lets nobody into the storage with a token that never ends', async () => {
    const service = { role: 'service_role' };
    const ask = async (claims: object) => callStorage(stack, '/bucket', { token: await withSecret(claims, SECRET) });
    expect(await ask({ ...service, exp: Math.floor(Date.now() / 1000) + 60 })).toMatchObject({ status: 200 });
    expect(await ask(service)).toMatchObject({
      status: 400,
      body: { statusCode: '403', error: 'Unauthorized', message: 'missing required "exp" claim' },
    });
  });

  it.each([
    ['created_at', '25 h', 'Invalid Refresh Token: Session Expired'],
    ['refreshed_at', '61 min', 'Invalid Refresh Token: Session Expired (Inactivity)'],
  ])('renews no session whose %s is %s ago', async (column, age, message) => {
    const { session } = await signedUp();
    const renewed = await refresh(session.refresh_token);
    await database.query(`update auth.sessions set ${column} = now() - $2::interval where user_id = $1`, [
      session.user.id,
      age,
    ]);
    const answer = await refresh(String(renewed.body['refresh_token']));
    expect(answer).toMatchObject({ status: 400, body: { code: 'session_expired', message } });
  });
});

it('a rotation signs nobody out, and keeps what was handed out in use', async () => {
  let rotated = await startStack();
  const port = new URL(rotated.url).port;
  const people = authBrowsers(() => rotated);
  const { session } = await people.signedUp();
  const before = storedKeys(rotated);
  await rotated.stop({ keepData: true });
  const file = path.join(rotated.dataFolder, 'keys.json');
  const { kid } = await rotateKeys(file, { now: new Date(), accessTokenSeconds: 3600, isAtOnce: false });

  rotated = await startStack({ PORT: port }, rotated.dataFolder);
  expect((await people.callAuth('/user', { token: session.access_token })).status).toBe(200);
  expect(await people.graphStatus(session.access_token)).toBe(200);
  const renewed = await people.refresh(session.refresh_token);
  expect(decodeProtectedHeader(String(renewed.body['access_token'])).kid).toBe(kid);
  expect(rotated.anonKey).not.toBe(before.anonKey);
  expect(decodeProtectedHeader(rotated.anonKey).kid).toBe(kid);
  const published = await people.callAuth('/.well-known/jwks.json');
  expect(published.body['keys']).toMatchObject([{ kid }, { kid: before.keys[0].kid }]);
  await rotated.stop();
});

it('a stack does not start with keys that cannot sign', async () => {
  const keys = JSON.stringify([{ ...rsa, key_ops: ['verify'] }]);
  await expect(startStack({ GOTRUE_JWT_KEYS: keys })).rejects.toThrow(/GOTRUE_JWT_KEYS: must have exactly one key/);
});
