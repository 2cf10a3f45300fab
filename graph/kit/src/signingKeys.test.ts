import type { webcrypto } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { createTokenVerifier, type TokenVerifier } from './tokens.ts';

const issuer = 'http://localhost:4000/auth/v1';
const pairs = new Map<string, webcrypto.CryptoKeyPair>();
let published: JWK[] = [];
let isDown = false;
let server: Server;
let address: URL;

async function publish(...kids: string[]): Promise<void> {
  published = [];
  for (const kid of kids) {
    const pair = pairs.get(kid) ?? (await generateKeyPair('ES256', { extractable: true }));
    pairs.set(kid, pair);
    published.push({ ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256' });
  }
}

function token(kid: string): Promise<string> {
  const pair = pairs.get(kid);
  if (pair === undefined) throw new Error(`No key ${kid}`);
  return new SignJWT({ sub: '11111111-1111-4111-8111-111111111111', role: 'authenticated', jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(pair.privateKey);
}

const verifier = (): TokenVerifier => createTokenVerifier({ issuer, audience: 'authenticated', keys: address });
const code = (verify: TokenVerifier, text: string) =>
  verify(text).then(
    () => 'accepted',
    (error: unknown) => (error as Error).message,
  );

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(isDown ? 502 : 200, { 'content-type': 'application/json' });
    response.end(isDown ? 'Bad gateway' : JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  isDown = false;
  jest.useRealTimers();
});

/** Lets time pass for the keys; the network stays real. */
function later(ms: number): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask', 'performance'],
    now: Date.now() + ms,
  });
}

test('a new key is asked for when its first token comes', async () => {
  await publish('first');
  const verify = verifier();
  await expect(code(verify, await token('first'))).resolves.toBe('accepted');
  await publish('first', 'second');
  later(11_000);
  await expect(code(verify, await token('second'))).resolves.toBe('accepted');
});

test('keys that are gone for a while go on counting, without signing anybody out', async () => {
  await publish('first');
  const verify = verifier();
  await expect(code(verify, await token('first'))).resolves.toBe('accepted');
  isDown = true;
  later(1_800_000);
  await expect(code(verify, await token('first'))).resolves.toBe('accepted');
});

test('keys that cannot be read at all are an outage, not a wrong token', async () => {
  await publish('first');
  isDown = true;
  const verify = verifier();
  await expect(code(verify, await token('first'))).resolves.toBe('UNAVAILABLE');
  isDown = false;
  await expect(code(verify, await token('first'))).resolves.toBe('accepted');
});
