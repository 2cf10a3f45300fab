import type { webcrypto } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { ApplicationError } from './errors.ts';
import { bearerToken, createTokenVerifier, type SessionState, type TokenVerifier } from './tokens.ts';

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
  verify = createTokenVerifier({ issuer, audience: 'authenticated', keys: { keys: [jwk] } });
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

describe('with sessions', () => {
  const session = '22222222-2222-4222-8222-222222222222';
  let now: Date;
  let state: SessionState;
  let asked: number;
  let bound: TokenVerifier;

  beforeEach(async () => {
    now = new Date();
    state = 'open';
    asked = 0;
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
    const sessionState = ({ id, userId }: { id: string; userId: string }) => {
      asked += 1;
      return Promise.resolve(id === session && userId === sub ? state : 'closed');
    };
    bound = createTokenVerifier({ issuer, audience: 'authenticated', keys: { keys: [jwk] }, sessionState }, () => now);
  });

  test('a token ends with its session, at most five seconds later', async () => {
    const valid = await token({ session_id: session });
    await expect(bound(valid)).resolves.toMatchObject({ sub });
    state = 'closed';
    await expect(bound(valid)).resolves.toMatchObject({ sub });
    expect(asked).toBe(1);
    now = new Date(now.getTime() + 5000);
    await expect(bound(valid)).rejects.toEqual(refused);
  });

  test('an open session is asked for once in five seconds, however many tokens it has', async () => {
    for (const aal of ['aal1', 'aal2']) await bound(await token({ session_id: session, aal }));
    expect(asked).toBe(1);
    now = new Date(now.getTime() + 5000);
    await bound(await token({ session_id: session }));
    expect(asked).toBe(2);
  });

  test('what is forgotten is asked for again, and a question under way meanwhile is not remembered', async () => {
    const valid = await token({ session_id: session });
    await bound(valid);
    const unfinished = bound(await token({ session_id: session, aal: 'aal1' }));
    bound.forget(sub);
    state = 'closed';
    await expect(bound(valid)).rejects.toEqual(refused);
    await unfinished.catch(() => undefined);
    await expect(bound(await token({ session_id: session, aal: 'aal1' }))).rejects.toEqual(refused);
  });

  test('a token of no session, or of another, is refused', async () => {
    for (const none of [undefined, 'x', '33333333-3333-4333-8333-333333333333'])
      await expect(bound(await token({ session_id: none }))).rejects.toEqual(refused);
  });

  test('a second factor has to be shown, and what needs none passes only while it is asked for', async () => {
    state = 'factor';
    const [one, two] = [
      await token({ session_id: session, aal: 'aal1' }),
      await token({ session_id: session, aal: 'aal2' }),
    ];
    const wanted = expect.objectContaining({ message: 'SECOND_FACTOR_REQUIRED' }) as unknown;
    await expect(bound(one)).rejects.toEqual(wanted);
    await expect(bound(await token({ session_id: session }))).rejects.toEqual(wanted);
    await expect(bound(one, () => true)).resolves.toMatchObject({ sub });
    await expect(bound(one)).rejects.toEqual(wanted);
    // The session fell back since this token was signed.
    await expect(bound(two)).rejects.toEqual(wanted);
    state = 'shown';
    await expect(bound(one)).rejects.toEqual(wanted);
    await expect(bound(two)).resolves.toMatchObject({ aal: 'aal2' });
    state = 'open';
    await expect(bound(one)).resolves.toMatchObject({ sub });
  });

  test('while nobody can be asked, nobody passes and nobody is signed out', async () => {
    const unavailable = new ApplicationError('UNAVAILABLE');
    const sessionState = () => Promise.reject(unavailable);
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
    const mute = createTokenVerifier({ issuer, audience: 'authenticated', keys: { keys: [jwk] }, sessionState });
    await expect(mute(await token({ session_id: session }))).rejects.toBe(unavailable);
  });

  test('many requests of one session at once ask once', async () => {
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
    let answer: (state: SessionState) => void = () => undefined;
    const sessionState = jest.fn(() => new Promise<SessionState>((resolve) => (answer = resolve)));
    const slow = createTokenVerifier({ issuer, audience: 'authenticated', keys: { keys: [jwk] }, sessionState });
    const valid = await token({ session_id: session });
    const waiting = Promise.all(Array.from({ length: 50 }, () => slow(valid)));
    while (sessionState.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    answer('open');
    await expect(waiting).resolves.toHaveLength(50);
    expect(sessionState).toHaveBeenCalledTimes(1);
  });
});

describe('with a shared secret', () => {
  const secret = 'a-shared-secret-of-at-least-32-characters';
  const bytes = new TextEncoder().encode(secret);
  const legacy = async (sharedSecret: string | null) => {
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
    return createTokenVerifier({ issuer, audience: 'authenticated', keys: { keys: [jwk] }, sharedSecret });
  };

  test('HS256 counts where one is set, and only by that secret', async () => {
    await expect((await legacy(secret))(await token({}, bytes, 'HS256'))).resolves.toMatchObject({ sub });
    await expect((await legacy(null))(await token({}, bytes, 'HS256'))).rejects.toEqual(refused);
    const empty = new TextEncoder().encode('\0'.repeat(32));
    await expect((await legacy(secret))(await token({}, empty, 'HS256'))).rejects.toEqual(refused);
  });

  test('neither kind of key is taken for the other', async () => {
    const verifyBoth = await legacy(secret);
    await expect(verifyBoth(await token())).resolves.toMatchObject({ sub });
    const publicKey = new TextEncoder().encode(await exportSPKI(keys.publicKey));
    const publicJwk = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
    for (const known of [publicKey, publicJwk])
      await expect(verifyBoth(await token({}, known, 'HS256'))).rejects.toEqual(refused);
    await expect(verifyBoth(await token({}, bytes, 'HS512'))).rejects.toEqual(refused);
  });
});

test('only a bearer header carries a token', () => {
  expect(bearerToken('Bearer a.b-c_d.e')).toBe('a.b-c_d.e');
  expect(bearerToken('bearer a')).toBe('a');
  for (const header of [undefined, '', 'Basic a', 'Bearer ', 'Bearer a b', 'Bearer a\nb'])
    expect(bearerToken(header)).toBeUndefined();
});
