import { createLog } from '@spire/graph-kit/log';
import { openRateLimiters } from '@spire/graph-kit/rateLimiters';
import Fastify, { type FastifyInstance } from 'fastify';
import { createAdmission } from './admission.ts';
import { RestRefusal } from './restRefusal.ts';
import { route } from './restRoute.ts';

let app: FastifyInstance;
let limiters: Awaited<ReturnType<typeof openRateLimiters>>;
let url: string;
/** Ends what runs. */
let end: () => void;

beforeEach(async () => {
  limiters = await openRateLimiters(undefined, createLog('test', 'silent'));
  const limits = { hourly: (name: string, times: number) => limiters.open(name, times, 3600) };
  const facts = { method: 'GET', path: '/api/costly', tag: '', summary: '', run: () => Promise.resolve() } as const;
  const admit = createAdmission(route({ ...facts, allowance: { perHour: 3, atOnce: 2 } }), limits);
  const ended = new Promise<void>((resolve) => (end = resolve));
  app = Fastify();
  app.get<{ Params: { name: string } }>('/:name', {
    onRequest: (request, reply) => admit(request.params.name, reply),
    handler: () => ended.then(() => 'done'),
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(429).send(error instanceof RestRefusal ? { wait: error.waitSeconds } : undefined),
  );
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  end();
  await app.close();
  await limiters.stop();
});

const ask = (name: string, signal?: AbortSignal) => fetch(`${url}/${name}`, signal === undefined ? {} : { signal });
const waitOf = async (name: string) => ((await (await ask(name)).json()) as { wait: number }).wait;
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('so many run at once, one of each person, and the next when one of them is done', async () => {
  const first = ask('kari');
  await settled();
  expect(await waitOf('kari')).toBe(10);
  const second = ask('ola');
  await settled();
  expect(await waitOf('nora')).toBe(10);
  end();
  expect([(await first).status, (await second).status, (await ask('nora')).status]).toEqual([200, 200, 200]);
});

test('whoever goes away leaves their place', async () => {
  const gone = new AbortController();
  const asked = [ask('kari', gone.signal), ask('ola', gone.signal)];
  await settled();
  gone.abort();
  await Promise.allSettled(asked);
  await settled();
  end();
  expect((await ask('nora')).status).toBe(200);
});

test('a person has so many an hour', async () => {
  end();
  for (let time = 0; time < 3; time += 1) expect((await ask('kari')).status).toBe(200);
  expect(await waitOf('kari')).toBeGreaterThan(3500);
  expect((await ask('ola')).status).toBe(200);
});
