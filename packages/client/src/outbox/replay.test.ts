/** @jest-environment @spire/testing/browserEnvironment */
import 'fake-indexeddb/auto';
import type { TypedDocumentNode } from '@apollo/client';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { atEndOfTest } from '@spire/testing/testEnd';
import { parse } from 'graphql';
import type { WriteRules } from '../writeRules.ts';

/** No other tab listens. */
class SilentChannel extends EventTarget {
  postMessage = () => undefined;
  close = () => undefined;
}
Object.assign(globalThis, { BroadcastChannel: SilentChannel });

interface Memories {
  me: { memories: { nodes: { id: string; title: string }[]; totalCount: number } };
}
type NoVariables = Record<string, never>;
const MEMORIES = parse(
  'query Memories { me { id memories(first: 20) { nodes { id title } totalCount endCursor hasNextPage } } }',
) as TypedDocumentNode<Memories, NoVariables>;
const GROWTH = parse('query Growth { me { id growth { points } } }') as TypedDocumentNode<unknown, NoVariables>;
const ADD = parse(
  'mutation AddMemory($input: AddMemoryInput!) { addMemory(input: $input) { id title } }',
) as TypedDocumentNode<object, never>;
const SAVE = parse(
  'mutation SaveCheckIn($input: SaveCheckInInput!) { saveCheckIn(input: $input) { id date } }',
) as TypedDocumentNode<object, never>;
const DELETE = parse('mutation DeleteMemory($id: ID!) { deleteMemory(id: $id) }') as TypedDocumentNode<object, never>;
const STANDING = parse(
  'query Standing($date: LocalDate!) { me { id checkIn(date: $date) { id whatIsGoodText needMoreText updatedAt } } }',
);

const ID = '00000000-0000-4000-8000-000000000001';
const NEW = {
  id: ID,
  title: 'Nytt',
  description: 'Sol',
  emoji: '💫',
  category: 'ro',
  goodnessRating: 5,
  effortRating: 5,
  date: '2020-01-01',
};

/** The rules of a remote; after the reload it has not been loaded. */
const RULES: WriteRules = {
  addMemory: { changes: [{ firstOf: 'memories' }], record: () => ({ __typename: 'Memory' }) },
  deleteMemory: { changes: [{ removed: 'Memory' }], isDoneWhenGone: true },
  saveCheckIn: {
    changes: [],
    record: () => ({ __typename: 'CheckIn', id: 'kept', whatIsGoodText: 'Før', needMoreText: 'Før' }),
    standing: ({ date }) => ({ query: STANDING, variables: { date }, field: 'checkIn' }),
  },
};

/** The app as a page that has just been loaded has it: nothing of an earlier one is in its memory. */
async function load(url: string, rules: WriteRules = {}) {
  jest.resetModules();
  const { createDataClient, openedClient } = await import('../dataClient.ts');
  const { registerWrites } = await import('../writeRules.ts');
  const { setSessionKeeper, setTokenSource } = await import('../graphAccess.ts');
  setSessionKeeper({ renew: () => Promise.resolve(false), end: () => undefined, askFactor: () => undefined });
  setTokenSource(() => Promise.resolve(`head.${btoa(JSON.stringify({ sub: PERSON.userId }))}.signature`));
  registerWrites(rules);
  const client = createDataClient({ graphqlUrl: url, userId: PERSON.userId });
  let seen: Memories | undefined;
  const ends = [
    client.watch(MEMORIES, { isFresh: false }, (data) => (seen = data)),
    client.watch(GROWTH, { isFresh: false }, () => undefined),
  ];
  const close = () => {
    for (const end of ends) end();
    client.close();
  };
  atEndOfTest(close);
  await client.outbox.ready;
  return {
    write: openedClient(client).write,
    outbox: client.outbox,
    registerWrites,
    titles: () => seen?.me.memories.nodes.map(({ title }) => title),
    close,
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const kept = { isKeptFromCache: false };

afterEach(async () => {
  const { destroySealedStore } = await import('../store/sealedStore.ts');
  await destroySealedStore(PERSON.userId);
});

function startGraph() {
  const nodes = [{ id: 'old', title: 'Gammelt' }];
  const list = () => ({ nodes: [...nodes], totalCount: nodes.length, endCursor: null, hasNextPage: false });
  return startGraphStandIn({
    me: { memories: list, growth: { points: 1 } },
    mutations: {
      addMemory: ({ id, title }) => {
        nodes.unshift({ id: String(id), title: `${String(title)}, lagret` });
        return nodes[0];
      },
      saveCheckIn: ({ date }) => ({ id: 'kept', date }),
    },
  });
}

test('what waits is shown after a reload, and its answer is told by its own rule, before its remote is there', async () => {
  const graph = await startGraph();
  const first = await load(graph.url, RULES);
  await until(() => first.titles()?.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await graph.leave();
  await expect(first.write(ADD, NEW, kept)).resolves.toMatchObject({ kind: 'waiting' });
  await until(() => first.titles()?.[0] === 'Nytt');
  first.close();

  const second = await load(graph.url);
  await until(() => second.titles()?.length === 2);
  expect(second.titles()).toEqual(['Nytt', 'Gammelt']);

  const asked = graph.requests.length;
  await graph.comeBack();
  await second.outbox.retry();
  await until(() => second.outbox.state().waiting.length === 0);
  await until(() => second.titles()?.[0] === 'Nytt, lagret');
  expect(second.titles()).toEqual(['Nytt, lagret', 'Gammelt']);
  expect(graph.requests.slice(asked).map(({ operation }) => operation)).toEqual(['AddMemory']);
});

test('a write of which nobody had heard waits too, and all that is shown is asked for anew once it is there', async () => {
  const graph = await startGraph();
  const first = await load(graph.url);
  await until(() => first.titles()?.length === 1);
  await graph.leave();
  await expect(first.write(ADD, NEW, kept)).resolves.toMatchObject({ kind: 'waiting', data: undefined });
  first.close();

  const second = await load(graph.url);
  const asked = graph.requests.length;
  await graph.comeBack();
  await second.outbox.retry();
  await until(() => second.titles()?.length === 2);
  const operations = () => graph.requests.slice(asked).map(({ operation }) => operation);
  await until(() => ['Memories', 'Growth'].every((name) => operations().includes(name)));
  expect(operations().filter((name) => name === 'AddMemory')).toHaveLength(1);
});

test('a write that replaces a record asks what stands there, before its remote is there', async () => {
  const graph = await startGraph();
  const first = await load(graph.url, RULES);
  await until(() => first.titles()?.length === 1);
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'SaveCheckIn', times: 1 });
  const input = { date: '2020-01-01', whatIsGoodText: 'Mitt', needMoreText: 'Før' };
  await expect(first.write(SAVE, input, kept)).resolves.toMatchObject({ kind: 'waiting' });
  first.close();

  graph.change({
    checkIn: { id: 'kept', whatIsGoodText: 'Før', needMoreText: 'Deres', updatedAt: '2020-01-01T12:00:00.000Z' },
  });
  const second = await load(graph.url);
  await second.outbox.retry();
  await until(() => second.outbox.state().waiting.length === 0);
  expect(graph.of('SaveCheckIn').at(-1)?.variables).toMatchObject({
    input: { whatIsGoodText: 'Mitt', needMoreText: 'Deres' },
  });
});

test('what waits is shown by the rules of its remote as soon as that is there', async () => {
  const graph = await startGraph();
  const first = await load(graph.url);
  await until(() => first.titles()?.length === 1);
  await graph.leave();
  await first.write(ADD, NEW, kept);
  expect(first.titles()).toEqual(['Gammelt']);
  first.registerWrites(RULES);
  await until(() => first.titles()?.length === 2);
  expect(first.titles()).toEqual(['Nytt', 'Gammelt']);
});

test('a write that was kept without a rule is sent by the rule of its remote', async () => {
  const graph = await startGraph();
  const first = await load(graph.url);
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'DeleteMemory', times: 1 });
  await expect(first.write(DELETE, { id: 'old' }, kept)).resolves.toMatchObject({ kind: 'waiting' });
  first.close();

  graph.goWrong(FAULTS.refuses('NOT_FOUND'), { of: 'DeleteMemory', times: 1 });
  const second = await load(graph.url, RULES);
  await second.outbox.retry();
  await until(() => second.outbox.state().waiting.length === 0);
  expect(second.outbox.state().refused).toEqual([]);
});
