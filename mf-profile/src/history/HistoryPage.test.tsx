/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { TOOLS } from '@spire/domain/options';
import options from '@spire/i18n/options/no';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, waitFor } from '@testing-library/react';
import HistoryPage from './HistoryPage.tsx';
import { history } from './messages/namespace.ts';
import words from './messages/no.ts';

const KINDS = ['check_in', 'memory', 'task', 'inner_balance'];

const UNFOLLOWED = { followedScales: { scales: [], isOnHome: true, updatedAt: null }, scaleEntries: [] };

/** Two a day, back from 29 March, the night of which has one hour less. */
const activities = Array.from({ length: 40 }, (_, index) => ({
  id: `a${index}`,
  kind: KINDS[index % KINDS.length],
  date: `2026-03-${String(29 - Math.floor(index / 2)).padStart(2, '0')}`,
  at: new Date(Date.UTC(2026, 2, 29, 12) - index * 12 * 3_600_000).toISOString(),
  points: 2,
  title: [null, `Minne ${index}`, 'Vann', 'Dogg på ruta'][index % KINDS.length],
  feltAfter: index % KINDS.length === 3 ? 'lighter' : null,
  mood: null,
  chips: [],
}));

async function show(nodes: readonly object[] = activities, me: object = {}) {
  const graph = await startGraphStandIn({ me: { activities: nodes, ...UNFOLLOWED, ...me } });
  const page = await renderPage(<HistoryPage />, { graph, namespaces: [history] });
  return { graph, page, daysShown: () => page.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent) };
}

test('days stand first, the newest open, and older ones come when asked for, behind those that are there', async () => {
  const { page, daysShown } = await show();
  const newest = await page.findByRole('button', { name: /søndag 29. mars/ });
  expect(newest.getAttribute('aria-expanded')).toBe('true');
  expect(page.getByText('Minne 1')).toBeTruthy();
  expect(daysShown()).toHaveLength(15);
  expect(page.queryByText('Indre balanse', { selector: 'p' })).toBeNull();
  (await page.findByRole('button', { name: /lørdag 28. mars/ })).click();
  expect(await page.findByText('Dogg på ruta')).toBeTruthy();
  expect(page.getByText('Indre balanse · Lettere')).toBeTruthy();
  await page.press('Vis eldre dager');
  await waitFor(() => expect(daysShown()).toHaveLength(20));
  expect(daysShown()[0]).toMatch(/^søndag 29. mars/);
  expect(page.queryByRole('button', { name: 'Vis eldre dager' })).toBeNull();
});

test('a mood says which, and a check-in what was chosen and written', async () => {
  const of = { date: '2026-03-29', at: '2026-03-29T10:00:00Z', points: 0, title: null, mood: null, feltAfter: null };
  const { page } = await show([
    { ...of, id: 'm', kind: 'mood', mood: 4, chips: [] },
    { ...of, id: 'c', kind: 'check_in', title: 'Kaffen', chips: ['whatIsGood.haap', 'needMore.ro', 'needMore.energi'] },
  ]);
  expect(await page.findByText('Bra')).toBeTruthy();
  expect(page.getByText(/Kaffen/).textContent).not.toContain('needMore');
  // Each answer stands by its question, and nothing but what was answered.
  const { whatIsGood, lookingForward, needMore } = words.asked;
  const said = (question: string) => page.queryByText(`${question}:`)?.parentElement?.textContent;
  expect([whatIsGood, lookingForward, needMore].map(said)).toEqual([
    `${whatIsGood}: ${options.whatIsGood.haap}`,
    undefined,
    `${needMore}: ${options.needMore.ro} · ${options.needMore.energi}`,
  ]);
});

test('after help the own words of that day stand nowhere, and those of other days do (D58)', async () => {
  const of = { points: 0, mood: null, feltAfter: null, chips: [], kind: 'check_in' };
  const day = { date: todaysDate(), helpKind: 'suicide' };
  const nodes = [
    { ...of, id: 'now', date: todaysDate(), at: new Date().toISOString(), title: 'Det jeg skrev' },
    { ...of, id: 'then', date: '2026-03-29', at: '2026-03-29T10:00:00Z', title: 'Kaffen' },
  ];
  const { page } = await show(nodes, { day });
  const [first] = await page.findAllByRole('heading', { level: 2 });
  expect(first?.closest('section')?.querySelectorAll('li')).toHaveLength(1);
  await waitFor(() => expect(page.container.textContent).not.toContain('Det jeg skrev'));
  page.getByRole('button', { name: /Kaffen/ }).click();
  expect(await page.findByText(/«Kaffen»/)).toBeTruthy();
});

test('a kind and words narrow all days there are, and not those alone that are here', async () => {
  const { page, graph } = await show();
  await page.findByRole('button', { name: /søndag 29. mars/ });
  await page.press('Verktøy');
  const asked = () => graph.of('Activities').at(-1)?.variables;
  await waitFor(() => expect(asked()?.['kinds']).toEqual([...TOOLS]));
  fireEvent.change(page.getByLabelText('Finn en dag'), { target: { value: 'kaffe' } });
  await waitFor(() => expect(asked()?.['search']).toBe('kaffe'));
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
