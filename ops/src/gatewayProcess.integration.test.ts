import { type Collector, startCollector } from '@spire/graph-kit/testing/collector';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { repositoryOperations } from '@spire/graph-kit/testing/repositoryOperations';
import { freePort, startTestStack, type TestStack } from '@spire/testing/stack';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gatewayBefore, serve, type ServiceProcess } from './testing/serviceProcess.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const known = repositoryOperations();
const GROWTH = known.find((text) => text.startsWith('query Growth')) ?? '';
const LEFT = known.find((text) => text.startsWith('query RecoveryCodesLeft')) ?? '';

let stack: TestStack;
let kari: TestPerson;
let gateway: ServiceProcess;
/** Stands for every subgraph: it answers health at once, and an operation when `answer` is called. */
let subgraph: Server;
let answer: () => void;
let asked: Promise<void>;
/** The trace that the subgraph was told it belongs to, and the collector with what it was sent. */
let traceparent: string | undefined;
let collector: Collector;

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

const start = async (environment: Record<string, string> = {}) =>
  serve('gateway', await freePort(), {
    ...gatewayBefore(stack, subgraph),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    ...environment,
  });

beforeEach(async () => {
  collector = await startCollector();
  asked = new Promise((arrived) => {
    subgraph = createServer((request, response) => {
      if (request.method === 'GET') return response.end('{}');
      traceparent = request.headers['traceparent']?.toString();
      answer = () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ data: { me: { __typename: 'User', id: kari.id, recoveryCodesLeft: 7 } } }));
      };
      arrived();
    });
  });
  await new Promise<void>((resolve) => subgraph.listen(0, '127.0.0.1', resolve));
  gateway = await start();
});
afterEach(async () => {
  await gateway.stop();
  subgraph.closeAllConnections();
  await Promise.all([new Promise((resolve) => subgraph.close(resolve)), collector.stop()]);
});

async function ask(body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${gateway.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${kari.token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function readiness(): Promise<unknown> {
  const response = await fetch(`${gateway.address}/api/ready`);
  return [response.status, await response.json()];
}

test('on SIGTERM it is not ready first, and finishes the request in flight', async () => {
  await gateway.stop();
  gateway = await start({ DRAIN_MS: '5000' });
  await expect(readiness()).resolves.toEqual([200, { status: 'ready' }]);
  const slow = ask({ query: LEFT });
  await asked;
  const ended = gateway.stop();
  await wait(100);
  await expect(readiness()).resolves.toEqual([503, { status: 'not ready', missing: ['stopping'] }]);
  // By now it takes no more connections, and waits for this one.
  const isRefused = () =>
    fetch(`${gateway.address}/api/ready`).then(
      () => false,
      () => true,
    );
  while (!(await isRefused())) await wait(100);
  answer();
  await expect(slow).resolves.toEqual({
    status: 200,
    text: `${JSON.stringify({ data: { me: { id: kari.id, recoveryCodesLeft: 7 } } })}\n`,
  });
  await expect(ended).resolves.toBe(0);
});

test('it is not ready while a subgraph is away, and names it', async () => {
  subgraph.closeAllConnections();
  await new Promise((resolve) => subgraph.close(resolve));
  await expect(readiness()).resolves.toEqual([503, { status: 'not ready', missing: ['user', 'wellbeing', 'ai'] }]);
  await expect(fetch(`${gateway.address}/api/health`)).resolves.toMatchObject({ status: 200 });
});

test('it answers the operations of our clients alone, however a client prints them', async () => {
  const refused = { status: 400, text: expect.stringContaining('not a known one') as unknown };
  for (const query of ['{ me { email } }', '{ __typename }', `${GROWTH} query More { me { email } }`])
    await expect(ask({ query })).resolves.toEqual(refused);
  const running = ask({ query: LEFT.replace('{id', '{ __typename id') });
  await asked;
  answer();
  await expect(running).resolves.toMatchObject({ status: 200 });
});

test('and each by its hash alone', async () => {
  const sha256Hash = createHash('sha256').update(LEFT).digest('hex');
  const running = ask({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  await asked;
  answer();
  const answered = await running;
  expect([answered.status, answered.text]).toEqual([200, expect.stringContaining('"recoveryCodesLeft":7')]);
});

test('a collector hears of the request, the plan and each call, and not whose they were', async () => {
  const running = ask({ query: LEFT });
  await asked;
  answer();
  await running;
  await gateway.stop();
  for (const name of ['POST /graphql', 'gateway.plan', 'gateway.fetch', 'http.server.request.duration'])
    expect(collector.text()).toContain(name);
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(collector.text()).toContain(traceparent?.split('-')[1]);
  for (const planted of [kari.id, kari.email, kari.token, kari.token.split('.')[1] ?? ''])
    expect(collector.text()).not.toContain(planted);
});
