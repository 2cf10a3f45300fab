import { REST_PATHS } from '@spire/domain/restPaths';
import { createLog } from '@spire/graph-kit/log';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { verifierOf } from '@spire/graph-kit/testing/verifier';
import Fastify, { type FastifyInstance } from 'fastify';
import { admitCostly, budgetProcessorTime } from './processorBudget.ts';
import { openRateLimits, type RateLimits } from './rateLimits.ts';

const PERSON_MS = 60;
const ADDRESS_MS = 300;
const CONFIRM = REST_PATHS.importConfirm.replace('{id}', ':id');
const UPLOAD = '/storage/v1/object/:bucket/*';

let app: FastifyInstance;
let limits: RateLimits;
/** How often a handler ran. */
let run: number;

/** Keeps the processor busy. */
function compute(milliseconds: number): void {
  run += 1;
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user / 1000 < milliseconds) JSON.stringify({ run });
}

beforeEach(async () => {
  run = 0;
  const log = createLog('test', 'silent');
  limits = await openRateLimits(
    {
      RATE_LIMIT_PERSON: 1000,
      RATE_LIMIT_ADDRESS: 1000,
      RATE_LIMIT_ANONYMOUS: 1000,
      PROCESSOR_MS_PERSON: PERSON_MS,
      PROCESSOR_MS_ADDRESS: ADDRESS_MS,
      REDIS_URL: undefined,
    },
    log,
  );
  app = Fastify();
  // Tokens are names here.
  const verifier = verifierOf((name) => (name === undefined ? undefined : claimsOf({ sub: name })));
  budgetProcessorTime(app, { limits, verifier, addressHeader: 'x-caller' });
  const busy = () => {
    compute(PERSON_MS + 10);
    return { ok: true };
  };
  for (const url of [REST_PATHS.privacyImport, REST_PATHS.imports, CONFIRM, UPLOAD, '/cheap']) app.post(url, busy);
  app.post('/graphql', async (request, reply) => {
    const wait = await admitCostly(request);
    return wait > 0 ? reply.code(429).header('retry-after', wait).send({}) : busy();
  });
});
afterEach(async () => {
  await app.close();
  await limits.stop();
});

const ask = (url: string, name: string, from = '10.0.0.1', language = 'en') =>
  app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${name}`, 'x-caller': from, 'accept-language': language },
  });

test.each([
  [REST_PATHS.privacyImport, { error: { code: 'RATE_LIMITED' } }],
  [REST_PATHS.imports, { error: { code: 'RATE_LIMITED' } }],
  [REST_PATHS.importConfirm.replace('{id}', crypto.randomUUID()), { error: { code: 'RATE_LIMITED' } }],
  ['/storage/v1/object/memories/a/b.png', { statusCode: '429', code: 'SlowDown' }],
  ['/graphql', {}],
])('whoever has spent the processor time of an hour waits, and nothing is done: %s', async (path, body) => {
  expect((await ask(path, 'kari')).statusCode).toBe(200);
  const refused = await ask(path, 'kari', '10.0.0.2');
  expect([refused.statusCode, refused.json(), run]).toMatchObject([429, body, 1]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await ask(path, 'ola', '10.0.0.3')).statusCode).toBe(200);
});

test('the refusal is in the language of the person', async () => {
  await ask(REST_PATHS.privacyImport, 'kari');
  for (const [language, sentence] of [
    ['en', 'Too many requests. Please wait before trying again.'],
    ['no', 'For mange forsøk. Vent litt, og prøv igjen.'],
  ] as const) {
    const { error } = (await ask(REST_PATHS.privacyImport, 'kari', '10.0.0.1', language)).json<{
      error: { message: string };
    }>();
    expect(error.message).toBe(sentence);
  }
});

test('an address has a budget too, whoever comes from it', async () => {
  const from = '10.0.0.9';
  const statuses: number[] = [];
  for (const name of ['kari', 'ola', 'nora', 'eva', 'per'])
    statuses.push((await ask('/graphql', name, from)).statusCode);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect((await ask('/graphql', 'lisa')).statusCode).toBe(200);
});

test('what is not costly is neither charged nor refused', async () => {
  for (let time = 0; time < 3; time += 1) expect((await ask('/cheap', 'kari')).statusCode).toBe(200);
  expect((await ask('/graphql', 'kari')).statusCode).toBe(200);
  await ask('/graphql', 'kari');
  expect((await ask('/cheap', 'kari')).statusCode).toBe(200);
});
