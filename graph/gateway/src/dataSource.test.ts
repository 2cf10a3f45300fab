import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@spire/graph-kit/log';
import { isSigned, sign } from '@spire/graph-kit/signature';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { Subgraph } from '@spire/graph-kit/subgraph';
import { type RunningService, serveSubgraph } from '@spire/graph-kit/subgraphServer';
import { createGreetingSubgraph } from '@spire/graph-kit/testing/greetingSubgraph';
import { claimsOf, requestAt } from '@spire/graph-kit/testing/requests';
import { verifierOf } from '@spire/graph-kit/testing/verifier';
import { PATIENCE_MS, SubgraphDataSource, type VerifiedContext } from './dataSource.ts';

const secret = 'a secret that is long enough to be one';
const claims = claimsOf();
const log = createLog('test', 'silent');
const context = {
  authorization: 'Bearer right',
  timeZone: 'Europe/Oslo',
  correlationId: 'c-1',
  asker: requestAt({ claims, now: new Date() }),
};
const person = { __typename: 'User', id: claims.sub };
const request = {
  query: 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { greeting(name: "Kari") } } }',
};

let subgraph: Subgraph;
let service: RunningService;

beforeAll(async () => {
  const verifier = verifierOf((token) => (token === 'right' ? claims : undefined));
  subgraph = createGreetingSubgraph({ verifier, log });
  service = await serveSubgraph(subgraph, { host: '127.0.0.1', port: 0, verifier, secret });
});
afterAll(() => service.stop());

const optionsOf = (id: string, change: Partial<VerifiedContext> = {}) =>
  ({
    request: { ...request, variables: { r: [{ ...person, id }] } },
    context: { ...context, ...change },
  }) as unknown as Parameters<SubgraphDataSource['process']>[0];
const source = (service: Subgraph | string, change: { secret?: string; patienceMs?: number } = {}) =>
  new SubgraphDataSource({ name: 'greeting', service, secret, patienceMs: PATIENCE_MS, log, ...change });
const ways = () => [subgraph, `${service.address}/graphql`];
const call = (way: Subgraph | string, id = person.id) => source(way).process(optionsOf(id));

test('a subgraph answers alike in this process and over HTTP', async () => {
  const [here, there] = await Promise.all(ways().map((way) => call(way)));
  expect(here?.data).toMatchObject({ _entities: [{ greeting: 'Hei, Kari' }] });
  expect(JSON.parse(JSON.stringify(there))).toEqual(JSON.parse(JSON.stringify(here)));
});

test('over HTTP it answers nobody but its gateway, and checks the person again', async () => {
  const { address } = service;
  const asked = (change: Partial<VerifiedContext>, secrets = {}) =>
    source(`${address}/graphql`, secrets).process(optionsOf(person.id, change));
  const refusal = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
  await expect(asked({}, { secret: 'another secret of the same good length' })).resolves.toMatchObject(refusal);
  await expect(asked({ authorization: 'Bearer wrong' })).resolves.toMatchObject(refusal);
  await expect(asked({ authorization: '' })).resolves.toMatchObject(refusal);
});

test('in this process nothing is asked in nobody’s name', async () => {
  await expect(source(subgraph).process(optionsOf(person.id, { asker: undefined }))).rejects.toThrow('UNAUTHENTICATED');
});

test.each([
  ['query', true],
  ['mutation', false],
] as const)('in a %s, calls share what they read: %s', async (operation, isShared) => {
  const contexts: RequestContext[] = [];
  const listening: Subgraph = {
    ...subgraph,
    execute: (_operation, asker) => Promise.resolve({ status: 200, body: { data: contexts.push(asker) } }),
  };
  const options = { ...optionsOf(person.id), incomingRequestContext: { operation: { operation } } };
  for (let time = 0; time < 2; time += 1) await source(listening).process(options as ReturnType<typeof optionsOf>);
  expect(contexts[0]).toEqual(contexts[1]);
  expect(contexts[0] === contexts[1]).toBe(isShared);
});

test('another person’s id is as if there were no such person', async () => {
  for (const way of ways()) {
    const answer = await call(way, '22222222-2222-4222-8222-222222222222');
    expect(answer.data).toEqual({ _entities: [null] });
  }
});

test('a bare request over HTTP is refused, whatever it asks', async () => {
  for (const query of ['{ _service { sdl } }', '{ __schema { queryType { name } } }']) {
    const response = await fetch(`${service.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer right' },
      body: JSON.stringify({ query }),
    });
    expect(response.status).toBe(401);
  }
});

test('a subgraph out of reach is unavailable', async () => {
  await expect(call('http://127.0.0.1:9/graphql')).rejects.toThrow('UNAVAILABLE');
});

test.each([
  ['a read', request.query, { data: { me: null } }, 2],
  ['a change', 'mutation A { change }', { errors: [{ extensions: { code: 'UNAVAILABLE' } }] }, 1],
])('%s that a subgraph did not live to answer', async (_what, query, outcome, times) => {
  let asked = 0;
  const server = createServer((incoming, response) => {
    asked += 1;
    if (asked === 1) incoming.socket.destroy();
    else response.end(JSON.stringify({ data: { me: null } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const options = { ...optionsOf(person.id), request: { query } } as ReturnType<typeof optionsOf>;
  const answer = await source(address)
    .process(options)
    .catch((error: unknown) => ({ errors: [error] }));
  expect(answer).toMatchObject(outcome);
  expect(asked).toBe(times);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a subgraph that hangs is unavailable in bounded time, here and over HTTP', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const hanging: Subgraph = { ...subgraph, execute: () => new Promise(() => undefined) };
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/graphql`;
  for (const way of [hanging, address])
    await expect(source(way, { patienceMs: 100 }).process(optionsOf(claims.sub))).rejects.toThrow('UNAVAILABLE');
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test('what is sent is what was signed', () => {
  const now = new Date();
  expect(isSigned(secret, request, sign(secret, request, { authorization: 'Bearer right' }, now), now)).toBe(true);
});
