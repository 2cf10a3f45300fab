import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createLog } from '@spire/graph-kit/log';
import type { Answer, Operation } from '@spire/graph-kit/operation';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import type { Subgraph } from '@spire/graph-kit/subgraph';
import { NOBODY } from '@spire/graph-kit/sealing/vault';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { verifierOf } from '@spire/graph-kit/testing/verifier';
import Fastify from 'fastify';
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
import { answeringSubgraphs } from './testing/answeringSubgraphs.ts';

const claims = claimsOf();
const context = { authorization: 'Bearer right', timeZone: 'Europe/Oslo', correlationId: 'c-1' };
let asked: Operation[];
let answer: () => Promise<Answer>;
let gateway: Gateway;

const services = answeringSubgraphs((operation) => {
  asked.push(operation);
  return answer();
});
const options: GatewayOptions = {
  supergraph: readFileSync(path.join(projectFolder(), 'graph/supergraph.graphql'), 'utf8'),
  services,
  verifier: verifierOf((token) => (token === 'right' ? claims : undefined)),
  secret: 'a secret that is long enough to be one',
  isPlaygroundOn: false,
  log: createLog('test', 'silent'),
};

beforeAll(async () => {
  gateway = await createGateway(options);
});
afterAll(() => gateway.stop());
beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve({ status: 200, body: { data: { me: { __typename: 'User', id: claims.sub } } } });
});

/** The hosts that this process calls by HTTP meanwhile. */
async function calledWhile(run: () => Promise<void>): Promise<string[]> {
  const called: string[] = [];
  const note = (message: unknown) => {
    const { request } = message as { request: { host?: string; origin?: string } };
    called.push(request.host ?? request.origin ?? '');
  };
  const channels = ['http.client.request.created', 'undici:request:create'];
  for (const channel of channels) subscribe(channel, note);
  try {
    await run();
  } finally {
    for (const channel of channels) unsubscribe(channel, note);
  }
  return called;
}

test('it starts and ends without a word to anybody: neither to clouds nor to the maker of its planner', async () => {
  const called = await calledWhile(async () => {
    const another = await createGateway(options);
    await another.ask('{ me { id } }', {}, context);
    await another.stop();
  });
  expect(called).toEqual([]);
});

test('a rehearsal asks the subgraphs in the name of nobody, and keeps their refusals to itself', async () => {
  const subs: string[] = [];
  const watched = Object.entries(services).map(([name, service]): [string, Subgraph] => [
    name,
    {
      ...service,
      execute: (operation, by) => {
        subs.push(by.claims.sub);
        return service.execute(operation, by);
      },
    },
  ]);
  const another = await createGateway({ ...options, services: Object.fromEntries(watched) });
  answer = () => Promise.resolve({ status: 200, body: { data: null, errors: [{ message: 'no' }] } });
  await expect(another.rehearse('{ me { id createdAt } }', {})).resolves.toBeUndefined();
  await another.stop();
  expect(new Set(subs)).toEqual(new Set([NOBODY]));
});

test('asked without HTTP it answers the bearer', async () => {
  await expect(gateway.ask('{ me { id } }', {}, context)).resolves.toMatchObject({ data: { me: { id: claims.sub } } });
});

test.each<[string, string, object, string]>([
  ['a wrong token', '{ me { id } }', { authorization: 'Bearer wrong' }, 'UNAUTHENTICATED'],
  ['no token', '{ me { id } }', { authorization: '' }, 'UNAUTHENTICATED'],
  ['an unknown field', '{ me { passwords } }', {}, 'BAD_REQUEST'],
  [
    'too many aliases',
    `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: me { id }`).join(' ')} }`,
    {},
    'BAD_REQUEST',
  ],
  ['a page too costly', `{ me { memories(first: 100) { nodes { ${'id '.repeat(90)} } } } }`, {}, 'BAD_REQUEST'],
])('and refuses %s before any subgraph is asked', async (_name, document, change, code) => {
  const { data, errors } = await gateway.ask(document, {}, { ...context, ...change });
  expect([data, errors?.[0]?.extensions?.['code']]).toEqual([undefined, code]);
  expect(asked).toEqual([]);
});

test('an operation asked for by its hash alone is judged by the text it stands for', async () => {
  const costly = `{ me { memories(first: 100) { nodes { ${'id '.repeat(90)} } } } }`;
  const another = await createGateway({ ...options, knownOperations: () => costly });
  const app = Fastify();
  another.register(app);
  const reply = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: 'Bearer right' },
    payload: { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } },
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
  expect(reply.body).toContain('too much to answer');
  expect(asked).toEqual([]);
  await app.close();
  await another.stop();
});

test('a fault behind it is masked', async () => {
  answer = () => Promise.reject(new Error('planted'));
  const { errors } = await gateway.ask('{ me { id } }', {}, context);
  expect(errors).toMatchObject([{ message: 'INTERNAL', extensions: { code: 'INTERNAL' } }]);
});

test.each(['PUT', 'PATCH', 'DELETE', 'GET'] as const)('%s is refused in JSON', async (method) => {
  const app = Fastify();
  gateway.register(app);
  const reply = await app.inject({
    method,
    url: '/graphql?query={me{id}}',
    headers: { authorization: 'Bearer right' },
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    405,
    { errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] },
  ]);
  await app.close();
});

describe('a subgraph that hangs', () => {
  const silent = createServer(() => undefined);
  const never: Subgraph = { ...services.wellbeing, execute: () => new Promise(() => undefined) };
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => {
    silent.closeAllConnections();
    return new Promise((resolve) => silent.close(resolve));
  });

  test.each([
    ['in this process', () => never],
    ['over HTTP', () => address],
  ])('%s costs its own fields alone, in bounded time', async (_where, wellbeing) => {
    const impatient = await createGateway({
      ...options,
      patienceMs: 100,
      services: { ...services, wellbeing: wellbeing() },
    });
    answer = () =>
      Promise.resolve({ status: 200, body: { data: { me: { __typename: 'User', id: claims.sub, email: 'k@a.no' } } } });
    const { data, errors } = await impatient.ask(
      '{ me { email todaysMood { mood } todaysCheckIn { id } } }',
      {},
      context,
    );
    expect(data).toEqual({ me: { email: 'k@a.no', todaysMood: null, todaysCheckIn: null } });
    expect(errors).toMatchObject([
      { message: 'UNAVAILABLE', extensions: { code: 'UNAVAILABLE', correlationId: context.correlationId } },
    ]);
    await impatient.stop();
  });
});
