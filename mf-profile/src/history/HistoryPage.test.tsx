/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import HistoryPage from './HistoryPage.tsx';
import { history } from './messages/namespace.ts';

const KINDS = ['check_in', 'memory', 'task', 'inner_balance'];

/** Two a day, back from 29 March, the night of which has one hour less. */
const activities = Array.from({ length: 40 }, (_, index) => ({
  id: `a${index}`,
  kind: KINDS[index % KINDS.length],
  date: `2026-03-${String(29 - Math.floor(index / 2)).padStart(2, '0')}`,
  at: new Date(Date.UTC(2026, 2, 29, 12) - index * 12 * 3_600_000).toISOString(),
  points: 2,
  title: index % KINDS.length === 1 ? `Minne ${index}` : null,
  ...(index === 3 ? { exercise: 'along-the-seam', feltAfter: 'lighter' } : { exercise: null, feltAfter: null }),
}));

async function show(nodes: readonly object[] = activities) {
  const graph = await startGraphStandIn({ me: { activities: nodes } });
  const page = await renderPage(<HistoryPage />, { graph, namespaces: [history] });
  return { graph, page, daysShown: () => page.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent) };
}

test('what was done stands by day, and older days come when asked for, behind those that are there', async () => {
  const { page, daysShown } = await show();
  expect(await page.findByRole('heading', { level: 2, name: 'søndag 29. mars' })).toBeTruthy();
  expect(page.getByText('Minne 1')).toBeTruthy();
  expect(daysShown()).toHaveLength(15);
  await page.press('Vis eldre dager');
  await waitFor(() => expect(daysShown()).toHaveLength(20));
  expect(daysShown()[0]).toBe('søndag 29. mars');
  expect(page.queryByRole('button', { name: 'Vis eldre dager' })).toBeNull();
});

test('narrowed to a kind, days without it are gone', async () => {
  const { page, daysShown } = await show();
  await page.findByRole('heading', { level: 2, name: 'søndag 29. mars' });
  await page.press('Verktøy');
  expect(daysShown()).not.toContain('søndag 29. mars');
  expect(daysShown()[0]).toBe('lørdag 28. mars');
  expect(page.getByText('Langs sømmen · Lettere')).toBeTruthy();
  expect(page.getAllByText('Indre balanse')).toHaveLength(daysShown().length);
});

test('nothing yet is said kindly, and a failure is not taken for it', async () => {
  const empty = await show([]);
  expect(await empty.page.findText('Ingenting her ennå')).toBeTruthy();
  empty.page.unmount();
  const graph = await startGraphStandIn({ me: { activities } });
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'));
  const page = await renderPage(<HistoryPage />, { graph, namespaces: [history] });
  expect(await page.findText('Kunne ikke hente historikken')).toBeTruthy();
  expect(page.queryByText('Ingenting her ennå')).toBeNull();
});
