import { createLog } from '@spire/graph-kit/log';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { verifierOf } from '@spire/graph-kit/testing/verifier';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitRequests } from './limitRequests.ts';
import { openRateLimits, type RateLimits, type RateLimitSettings } from './rateLimits.ts';

const log = createLog('test', 'silent');
const SETTINGS: RateLimitSettings = {
  RATE_LIMIT_PERSON: 3,
  RATE_LIMIT_ADDRESS: 5,
  RATE_LIMIT_ANONYMOUS: 2,
  PROCESSOR_MS_PERSON: 1,
  PROCESSOR_MS_ADDRESS: 1,
  REDIS_URL: undefined,
};
/** Tokens are names here. */
const verifier = verifierOf((name) => (name === undefined || name === 'wrong' ? undefined : claimsOf({ sub: name })));

let app: FastifyInstance;
let limits: RateLimits;

async function open(settings = SETTINGS): Promise<void> {
  limits = await openRateLimits(settings, log);
  app = Fastify();
  limitRequests(app, { limits, verifier, addressHeader: 'x-caller' });
  for (const url of ['/graphql', '/api/me', '/api/user', '/api/auth/signin', '/api/health', '/page'])
    app.route({ method: ['GET', 'POST'], url, handler: () => ({ ok: true }) });
}
afterEach(async () => {
  await app.close();
  await limits.stop();
});

interface Ask {
  name?: string;
  from?: string;
  url?: string;
}

async function statuses(times: number, { name, from = '10.0.0.1', url = '/graphql' }: Ask): Promise<number[]> {
  const headers = { 'x-caller': from, ...(name === undefined ? {} : { authorization: `Bearer ${name}` }) };
  const found: number[] = [];
  for (let time = 0; time < times; time += 1)
    found.push((await app.inject({ method: 'POST', url, headers })).statusCode);
  return found;
}

test('a person has so many requests a minute, from wherever and for whatever', async () => {
  await open();
  expect(await statuses(2, { name: 'kari' })).toEqual([200, 200]);
  expect(await statuses(2, { name: 'kari', from: '10.0.0.2', url: '/api/me' })).toEqual([200, 429]);
  expect(await statuses(1, { name: 'ola' })).toEqual([200]);
});

test('so has an address, and one without a valid token fewer', async () => {
  await open();
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect(await statuses(1, { name })).toEqual([200]);
  expect(await statuses(1, { name: 'f' })).toEqual([429]);
  expect(await statuses(1, { name: 'f', from: '10.0.0.2' })).toEqual([200]);
  expect(await statuses(3, { name: 'wrong', from: '10.0.0.3' })).toEqual([200, 200, 429]);
  expect(await statuses(1, { name: 'g', from: '10.0.0.3' })).toEqual([200]);
});

test('a network of one caller is one address', async () => {
  await open();
  expect(await statuses(2, { from: '2001:db8:0:7::1' })).toEqual([200, 200]);
  expect(await statuses(1, { from: '2001:db8:0:7:aaaa::2' })).toEqual([429]);
  expect(await statuses(1, { from: '2001:db8:0:8::1' })).toEqual([200]);
});

test('however an address is spelled, it is counted', async () => {
  await open();
  expect(await statuses(2, { name: 'kari', url: '/%67raphql' })).toEqual([200, 200]);
  expect(await statuses(2, { name: 'kari', url: '/%61pi/m%65?a' })).toEqual([200, 429]);
});

test('what comes before the entry of the trusted proxy does not count', async () => {
  await open();
  const forged = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((address) => statuses(1, { from: `${address}, 10.0.0.9` }));
  expect((await Promise.all(forged)).flat().toSorted((one, other) => one - other)).toEqual([200, 200, 429]);
});

test('the refusal says how long to wait, to a program and to a person', async () => {
  await open();
  await statuses(2, {});
  const headers = { 'x-caller': '10.0.0.1' };
  const graph = await app.inject({ method: 'POST', url: '/graphql', headers });
  expect(graph.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect(Number(graph.headers['retry-after'])).toBeGreaterThan(50);
  const english = { ...headers, 'accept-language': 'en' };
  const message = 'Too many requests. Please wait before trying again.';
  const rest = await app.inject({ url: '/api/user', headers: english });
  const body = { error: { code: 'RATE_LIMITED', message }, msg: message, error_code: 'RATE_LIMITED' };
  expect([rest.statusCode, rest.json()]).toEqual([429, body]);
  const auth = await app.inject({ url: '/api/auth/signin', headers: english });
  expect(auth.json()).toEqual({ ...body, code: 'RATE_LIMITED', message });
});

test('pages and health are not counted', async () => {
  await open();
  expect(await statuses(4, { url: '/page' })).toEqual([200, 200, 200, 200]);
  expect(await statuses(4, { url: '/api/health' })).toEqual([200, 200, 200, 200]);
});

test('without the Redis it was given, a gateway counts for itself and says so once', async () => {
  const warn = jest.spyOn(log, 'warn');
  await open({ ...SETTINGS, REDIS_URL: 'redis://127.0.0.1:9' });
  expect(await statuses(4, { name: 'kari' })).toEqual([200, 200, 200, 429]);
  expect(warn).toHaveBeenCalledTimes(1);
});
