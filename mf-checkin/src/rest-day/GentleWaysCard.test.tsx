/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import GentleWaysCard from './GentleWaysCard.tsx';

async function showCard(me: object = {}) {
  const growth = { isRestDayToday: false };
  const set = (isRestDayToday: boolean) => Object.assign(growth, { isRestDayToday });
  const graph = await startGraphStandIn({
    me: { growth, ...me },
    mutations: { takeRestDay: () => set(true), undoRestDay: () => set(false) },
  });
  const page = await renderPage(<GentleWaysCard />, { graph, namespaces: [checkin] });
  return { ...page, graph, growth };
}

test('a rest day is one press, is said in one line, and can be taken back', async () => {
  const page = await showCard();
  await page.press('Hviledag');
  expect(await page.findByRole('button', { name: 'Angre hviledag' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Hviledag' })).toBeNull();
  expect(page.getByRole('link', { name: 'Tungt i dag' })).toBeTruthy();
  expect(page.graph.of('TakeRestDay')).toMatchObject([{ variables: { date: todaysDate() } }]);
  await page.press('Angre hviledag');
  expect(await page.findByRole('button', { name: 'Hviledag' })).toBeTruthy();
  await waitFor(() => expect(page.growth.isRestDayToday).toBe(false));
});

test('one that could not be taken is said, and can be taken again', async () => {
  const page = await showCard();
  page.graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'TakeRestDay' });
  await page.press('Hviledag');
  expect(await page.findText('Det ble ikke lagret')).toBeTruthy();
  await page.press('Hviledag');
  expect(await page.findByRole('button', { name: 'Angre hviledag' })).toBeTruthy();
});

test.each([
  ['after help', { day: { date: todaysDate(), helpKind: 'suicide' } }],
  ['on a day that is hard already', { todaysMood: { id: 'm', date: todaysDate(), mood: 1 } }],
])('%s neither is offered (D58)', async (_when, me) => {
  const page = await showCard(me);
  await waitFor(() => expect(page.queryByRole('button', { name: 'Hviledag' })).toBeNull());
  expect(page.queryByRole('link', { name: 'Tungt i dag' })).toBeNull();
});
