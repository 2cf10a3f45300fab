/** @jest-environment @spire/testing/browserEnvironment */
import { createDataClient } from '@spire/client';
import { setSessionKeeper, setTokenSource } from '@spire/client/graphAccess';
import { waitFor } from '@testing-library/react';
import { FAULTS } from './graphFaults.ts';
import { startGraphStandIn } from './graphStandIn.ts';
import { OTHER_PERSON_ID, PERSON } from './graphWorld.ts';
import { GROWTH, showMemoryPage } from './memoryPage.tsx';

const titles = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('a list that was grown keeps its length when it is left and looked at again', async () => {
  const { page, graph } = await showMemoryPage(45);
  await page.findText('20 av 45');
  await page.press('Vis mer');
  await page.findText('40 av 45');
  await page.press('Gå');
  await page.press('Gå');
  await waitFor(() => expect(graph.of('Memories')).toHaveLength(3));
  expect(await page.findText('40 av 45')).toBeTruthy();
  await page.press('Vis mer');
  expect(await page.findText('45 av 45')).toBeTruthy();
  expect(new Set(titles()).size).toBe(45);
});

test('another page that does not come costs nothing of what is there', async () => {
  const { page, graph } = await showMemoryPage(30);
  await page.findText('20 av 30');
  graph.goWrong(FAULTS.resets(), { times: 2 });
  await page.press('Vis mer');
  expect(await page.findText('Fikk ikke mer')).toBeTruthy();
  expect(titles()).toHaveLength(20);
  await page.press('Vis mer');
  expect(await page.findText('30 av 30')).toBeTruthy();
});

test('nothing is only said to be nothing when the graph has said so', async () => {
  const { page, graph } = await showMemoryPage(0);
  expect(await page.findText('Ingen minner ennå')).toBeTruthy();
  await page.press('Gå');
  graph.goWrong(FAULTS.resets(), { of: 'Memories', times: 2 });
  await page.press('Gå');
  expect(await page.findByRole('heading', { name: 'Kunne ikke hente' })).toBeTruthy();
  expect(page.queryByText('Ingen minner ennå')).toBeNull();
});

test('what was there stays in sight when it cannot be asked for again, and says that it may be old', async () => {
  const { page, graph } = await showMemoryPage(2);
  await page.findText('2 av 2');
  await page.press('Gå');
  graph.goWrong(FAULTS.resets(), { of: 'Memories', times: 2 });
  await page.press('Gå');
  expect(await page.findText('Slik så det ut sist.')).toBeTruthy();
  expect(titles()).toHaveLength(2);
});

test('a read that met a server without its database comes by itself when that is back', async () => {
  const { page, graph } = await showMemoryPage(2);
  await page.findText('2 av 2');
  await page.press('Gå');
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'Memories', times: 2 });
  await page.press('Gå');
  await page.findText('Slik så det ut sist.');
  await waitFor(() => expect(page.queryByText('Slik så det ut sist.')).toBeNull(), { timeout: 15_000 });
  expect(titles()).toHaveLength(2);
});

test('what is saved stands first at once, and what it counts for follows by itself', async () => {
  const { page, graph } = await showMemoryPage(45);
  await page.findText('22.5 poeng');
  await page.press('Lagre');
  expect(await page.findText('23 poeng')).toBeTruthy();
  expect(titles()[0]).toBe('Nytt');
  expect(await page.findText('21 av 46')).toBeTruthy();
  expect([graph.of('Memories').length, graph.of('Growth').length]).toEqual([1, 2]);
});

test('a save whose answer was lost goes under the same id again, and makes one record', async () => {
  const { page, graph } = await showMemoryPage(1);
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
  const { page, graph } = await showMemoryPage(1);
  graph.goWrong(FAULTS.resets(), { of: 'AddMemory' });
  await page.press('Lagre');
  expect(await page.findText('failed')).toBeTruthy();
  expect(graph.of('AddMemory')).toHaveLength(1);
});

test('too many requests are told with when to try again', async () => {
  const { page, graph } = await showMemoryPage(1);
  graph.goWrong(FAULTS.refuses('RATE_LIMITED', { retryAfter: 30 }), { of: 'AddMemory' });
  await page.press('Lagre');
  expect(await page.findText(/Prøv igjen om 30 sekunder\./)).toBeTruthy();
});

test.each([
  ['is gone', undefined],
  ['cannot be read', 'broken'],
])('a session whose token %s is renewed once, and ended when that does not help', async (_name, token) => {
  const { page, graph } = await showMemoryPage(1);
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
    const { page, graph } = await showMemoryPage(1);
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
