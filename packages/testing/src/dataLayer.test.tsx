/** @jest-environment @spire/testing/browserEnvironment */
import {
  createDataClient,
  todaysDate,
  usePages,
  useRead,
  useSave,
  type Connection,
  type TypedDocumentNode,
} from '@spire/client';
import { setSessionKeeper, setTokenSource } from '@spire/client/graphAccess';
import { Read } from '@spire/ui/Read';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { useState } from 'react';
import { FAULTS } from './graphFaults.ts';
import { startGraphStandIn, type GraphStandIn } from './graphStandIn.ts';
import { OTHER_PERSON_ID, PERSON } from './graphWorld.ts';
import { renderPage } from './pageBench.tsx';

interface Memory {
  id: string;
  title: string;
}
const MEMORIES = parse(`query Memories($first: Int!, $after: String) {
  me { id memories(first: $first, after: $after) { nodes { id title } totalCount endCursor hasNextPage } }
}`) as TypedDocumentNode<{ me: { memories: Connection<Memory> } }, { first: number; after?: string | null }>;
const GROWTH = parse('query Growth { me { id growth { points } } }') as TypedDocumentNode<
  { me: { growth: { points: number } } },
  Record<string, never>
>;
const NEW = {
  title: 'Nytt',
  description: 'Sol',
  emoji: '💫',
  category: 'ro',
  goodnessRating: 5,
  effortRating: 5,
  date: todaysDate(),
};
const ADD = parse(
  'mutation AddMemory($input: AddMemoryInput!) { addMemory(input: $input) { id title } }',
) as TypedDocumentNode<{ addMemory: Memory }, { input: { id: string } & typeof NEW }>;

const memoryOf = (number: number): Memory => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `Minne ${number}`,
});
const words = { title: 'Kunne ikke hente' };

function List() {
  const list = usePages(MEMORIES, { pick: ({ me }) => me.memories });
  return (
    <Read of={list} failed={words} empty={<p>Ingen minner ennå</p>}>
      {({ nodes, totalCount, hasNextPage, more, loadMore }) => (
        <>
          <p>{`${nodes.length} av ${totalCount}`}</p>
          <ol>
            {nodes.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
          {more === 'failed' && <p>Fikk ikke mer</p>}
          {hasNextPage && <button onClick={() => void loadMore()}>Vis mer</button>}
        </>
      )}
    </Read>
  );
}

function Points() {
  const growth = useRead(GROWTH, { pick: ({ me }) => me.growth.points });
  return (
    <Read of={growth} failed={words}>
      {(points) => <p>{`${points} poeng`}</p>}
    </Read>
  );
}

function Adding() {
  const { state, save } = useSave(ADD, { makesId: true });
  return (
    <>
      <button onClick={() => void save(NEW)}>Lagre</button>
      <p>{state.kind}</p>
      <SaveNotice state={state} title="Ikke lagret" />
    </>
  );
}

function Page() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button onClick={() => setAway(!isAway)}>{isAway ? 'Tilbake' : 'Bort'}</button>
      {!isAway && <List />}
      <Points />
      <Adding />
    </>
  );
}

/** A graph that holds so many memories, newest first, and takes new ones. */
async function show(count: number) {
  let memories = Array.from({ length: count }, (_, index) => memoryOf(count - index));
  const graph: GraphStandIn = await startGraphStandIn({
    me: { memories: () => memories, growth: () => ({ points: memories.length / 2 }) },
    mutations: {
      addMemory: ({ id, title }) => {
        const made = { id, title } as Memory;
        if (!memories.some((each) => each.id === id)) memories = [made, ...memories];
        return made;
      },
    },
  });
  return { graph, page: await renderPage(<Page />, { graph }) };
}

const titles = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('a list that was grown keeps its length when it is left and looked at again', async () => {
  const { page, graph } = await show(45);
  await page.findText('20 av 45');
  await page.press('Vis mer');
  await page.findText('40 av 45');
  await page.press('Bort');
  await page.press('Tilbake');
  await waitFor(() => expect(graph.of('Memories')).toHaveLength(3));
  expect(await page.findText('40 av 45')).toBeTruthy();
  await page.press('Vis mer');
  expect(await page.findText('45 av 45')).toBeTruthy();
  expect(new Set(titles()).size).toBe(45);
});

test('another page that does not come costs nothing of what is there', async () => {
  const { page, graph } = await show(30);
  await page.findText('20 av 30');
  graph.goWrong(FAULTS.resets(), { times: 2 });
  await page.press('Vis mer');
  expect(await page.findText('Fikk ikke mer')).toBeTruthy();
  expect(titles()).toHaveLength(20);
  await page.press('Vis mer');
  expect(await page.findText('30 av 30')).toBeTruthy();
});

test('nothing is only said to be nothing when the graph has said so', async () => {
  const { page, graph } = await show(0);
  expect(await page.findText('Ingen minner ennå')).toBeTruthy();
  await page.press('Bort');
  graph.goWrong(FAULTS.resets(), { of: 'Memories', times: 2 });
  await page.press('Tilbake');
  expect(await page.findByRole('heading', { name: 'Kunne ikke hente' })).toBeTruthy();
  expect(page.queryByText('Ingen minner ennå')).toBeNull();
});

test('what was there stays in sight when it cannot be asked for again, and says that it may be old', async () => {
  const { page, graph } = await show(2);
  await page.findText('2 av 2');
  await page.press('Bort');
  graph.goWrong(FAULTS.resets(), { of: 'Memories', times: 2 });
  await page.press('Tilbake');
  expect(await page.findText('Du ser dette slik det var sist.')).toBeTruthy();
  expect(titles()).toHaveLength(2);
});

test('what is saved stands first at once, and what it counts for follows by itself', async () => {
  const { page, graph } = await show(45);
  await page.findText('22.5 poeng');
  await page.press('Lagre');
  expect(await page.findText('23 poeng')).toBeTruthy();
  expect(titles()[0]).toBe('Nytt');
  expect(await page.findText('21 av 46')).toBeTruthy();
  expect([graph.of('Memories').length, graph.of('Growth').length]).toEqual([1, 2]);
});

test('a save whose answer was lost goes under the same id again, and makes one record', async () => {
  const { page, graph } = await show(1);
  await page.findText('1 av 1');
  graph.goWrong(FAULTS.cutsAnswer(), { of: 'AddMemory' });
  await page.press('Lagre');
  expect(await page.findText('Ikke lagret')).toBeTruthy();
  await page.press('Lagre');
  expect(await page.findText('2 av 2')).toBeTruthy();
  const ids = graph.of('AddMemory').map(({ variables }) => (variables['input'] as { id: string }).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  await page.press('Lagre');
  expect(await page.findText('3 av 3')).toBeTruthy();
});

test('a write is never sent twice by itself', async () => {
  const { page, graph } = await show(1);
  graph.goWrong(FAULTS.resets(), { of: 'AddMemory' });
  await page.press('Lagre');
  expect(await page.findText('failed')).toBeTruthy();
  expect(graph.of('AddMemory')).toHaveLength(1);
});

test('too many requests are told with when to try again', async () => {
  const { page, graph } = await show(1);
  graph.goWrong(FAULTS.refuses('RATE_LIMITED', { retryAfter: 30 }), { of: 'AddMemory' });
  await page.press('Lagre');
  expect(await page.findText(/Prøv igjen om 30 sekunder\./)).toBeTruthy();
});

test.each([
  ['is gone', undefined],
  ['cannot be read', 'broken'],
])('a session whose token %s is renewed once, and ended when that does not help', async (_name, token) => {
  const { page, graph } = await show(1);
  await page.findText('1 av 1');
  setTokenSource(() => Promise.resolve(token));
  graph.goWrong(FAULTS.refuses('UNAUTHENTICATED'), { of: 'AddMemory', times: 2 });
  page.keeper.renew.mockResolvedValue(true);
  await page.press('Lagre');
  expect(await page.findText('failed')).toBeTruthy();
  expect([page.keeper.renew, page.keeper.end].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

describe('after a quick change of account', () => {
  const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;

  test('nothing of the first person goes out in the name of the second', async () => {
    const { page, graph } = await show(1);
    await page.findText('1 av 1');
    const asked = graph.requests.length;
    setTokenSource(() => Promise.resolve(tokenOf(OTHER_PERSON_ID)));
    await page.press('Lagre');
    expect(await page.findText('failed')).toBeTruthy();
    expect(graph.requests).toHaveLength(asked);
  });

  test('a refusal that comes late ends nobody else’s session', async () => {
    const graph = await startGraphStandIn({ me: { growth: { points: 1 } } });
    const keeper = { renew: jest.fn(() => Promise.resolve(false)), end: jest.fn(), askFactor: jest.fn() };
    setSessionKeeper(keeper);
    let holder: string = PERSON.userId;
    setTokenSource(() => Promise.resolve(tokenOf(holder)));
    graph.goWrong((request) => {
      holder = OTHER_PERSON_ID;
      return FAULTS.refuses('UNAUTHENTICATED')(request);
    });
    const client = createDataClient({ graphqlUrl: graph.url, userId: PERSON.userId });
    const stop = client.watch(GROWTH, { isFresh: false }, () => undefined);
    await waitFor(() => expect(graph.requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([keeper.renew, keeper.end].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    stop();
    client.close();
  });
});
