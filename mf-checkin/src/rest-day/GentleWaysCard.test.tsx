/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import GentleWaysCard from './GentleWaysCard.tsx';

async function showCard() {
  const growth = { isRestDayToday: false };
  const set = (isRestDayToday: boolean) => Object.assign(growth, { isRestDayToday });
  const graph = await startGraphStandIn({
    me: { growth },
    mutations: { takeRestDay: () => set(true), undoRestDay: () => set(false) },
  });
  const page = await renderPage(<GentleWaysCard />, { graph, namespaces: [checkin] });
  return { ...page, graph, growth };
}

test('a rest day is one press, is said in one line, and can be taken back', async () => {
  const page = await showCard();
  await page.press('Hviledag');
  expect(await page.findText('Hviledag i dag. Ingenting mangler.')).toBeTruthy();
  expect(page.queryByRole('link', { name: 'Tungt i dag' })).toBeNull();
  expect(page.graph.of('TakeRestDay')).toMatchObject([{ variables: { date: todaysDate() } }]);
  await page.press('Angre');
  expect(await page.findByRole('link', { name: 'Tungt i dag' })).toBeTruthy();
  await waitFor(() => expect(page.growth.isRestDayToday).toBe(false));
});

test('one that could not be taken is said, and can be taken again', async () => {
  const page = await showCard();
  page.graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'TakeRestDay' });
  await page.press('Hviledag');
  expect(await page.findText('Det ble ikke lagret')).toBeTruthy();
  await page.press('Hviledag');
  expect(await page.findText('Hviledag i dag. Ingenting mangler.')).toBeTruthy();
});
