/** @jest-environment @spire/testing/browserEnvironment */
import { Link, useLocation } from '@spire/remote-kit/router';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import { GrowthSummary } from './GrowthSummary.tsx';

const POINTS = '37,5 poeng · 12,5 til neste nivå';
const STREAK = '4 dager på rad';

/** The numbers on Home, and the ways from there and back. */
function Walk() {
  return (
    <>
      {useLocation().pathname === '/home' && <GrowthSummary />}
      <Link to="/home">Hjem</Link>
      <Link to="/verktoy">Verktøy</Link>
    </>
  );
}

async function showGrowth({
  fault,
  growth,
  settings = {},
}: { fault?: Fault; growth?: object; settings?: object } = {}) {
  const graph = await startGraphStandIn({ me: { growth: { points: 37.5, currentStreak: 4, ...growth }, settings } });
  if (fault !== undefined) graph.goWrong(fault);
  return { graph, page: await renderPage(<Walk />, { graph, namespaces: [profile] }) };
}

test('until growth has come, it says that it is on its way', async () => {
  const { page } = await showGrowth({ fault: FAULTS.hangs() });
  expect((await page.findByRole('status')).textContent).toContain('Henter poengene dine');
});

test('growth that is there is shown by points, what is left and the run of days', async () => {
  const { page } = await showGrowth();
  expect(await page.findText(POINTS)).toBeTruthy();
  expect(page.getByText(STREAK)).toBeTruthy();
  expect(page.getByRole('progressbar')).toBeTruthy();
});

test.each([
  ['that is not wanted', { settings: { streakHidden: true } }],
  ['of no days', { growth: { currentStreak: 0 } }],
])('a run of days %s is not shown', async (_, given) => {
  const { page } = await showGrowth(given);
  await page.findText(POINTS);
  expect(page.queryByText(/på rad/)).toBeNull();
});

test('the highest level has no bar and nothing left to reach', async () => {
  const { page } = await showGrowth({ growth: { points: 110 } });
  expect(await page.findText('110 poeng · høyeste nivå')).toBeTruthy();
  expect(page.queryByRole('progressbar')).toBeNull();
});

test('growth that cannot be fetched says so, and comes when it is asked for again', async () => {
  const { graph, page } = await showGrowth({ fault: FAULTS.refuses('UNAVAILABLE') });
  expect(await page.findByRole('heading', { level: 2, name: 'Kunne ikke hente poengene dine' })).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await page.findText(POINTS)).toBeTruthy();
  expect(graph.of('Growth')).toHaveLength(2);
});

test('growth is asked for each time it is shown, and what was there stays when it cannot be had', async () => {
  const { graph, page } = await showGrowth();
  await page.findText(POINTS);
  page.getByRole('link', { name: 'Verktøy' }).click();
  await waitFor(() => expect(page.queryByText(POINTS)).toBeNull());
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'));
  page.getByRole('link', { name: 'Hjem' }).click();
  expect(await page.findText('Slik så det ut sist.')).toBeTruthy();
  expect(page.getByText(POINTS)).toBeTruthy();
  graph.change({ growth: { points: 60 } });
  await page.press('Prøv igjen');
  expect(await page.findText(/^60 poeng/)).toBeTruthy();
  expect(page.queryByText('Slik så det ut sist.')).toBeNull();
});
