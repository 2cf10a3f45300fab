/** @jest-environment @spire/testing/browserEnvironment */
import optionsNo from '@spire/i18n/options/no';
import { Link, useLocation } from '@spire/remote-kit/router';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { profile } from '../messages/namespace.ts';
import { GrowthSummary } from './GrowthSummary.tsx';

const LEVELS = optionsNo.levels;

/** Growth on Home, and the ways from there and back. */
function Walk() {
  return (
    <>
      {useLocation().pathname === '/home' && <GrowthSummary />}
      <Link to="/home">Hjem</Link>
      <Link to="/verktoy">Verktøy</Link>
    </>
  );
}

async function showGrowth(fault?: Fault) {
  const graph = await startGraphStandIn({ me: { growth: { points: 37.5, level: 'small_plant', nextLevelAt: 50 } } });
  if (fault !== undefined) graph.goWrong(fault);
  return { graph, page: await renderPage(<Walk />, { graph, namespaces: [profile] }) };
}

test('until growth has come, it says that it is on its way', async () => {
  const { page } = await showGrowth(FAULTS.hangs());
  expect((await page.findByRole('status')).textContent).toContain('Henter planten din');
});

test('growth that is there is shown by level and points', async () => {
  const { page } = await showGrowth();
  expect(await page.findText(LEVELS.small_plant)).toBeTruthy();
  expect(page.getByText('Du vokser i ditt eget tempo.')).toBeTruthy();
});

test('growth that cannot be fetched says so, and comes when it is asked for again', async () => {
  const { graph, page } = await showGrowth(FAULTS.refuses('UNAVAILABLE'));
  expect(await page.findByRole('heading', { level: 2, name: 'Kunne ikke hente planten din' })).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await page.findText(LEVELS.small_plant)).toBeTruthy();
  expect(graph.of('Growth')).toHaveLength(2);
});

test('growth is asked for each time it is shown, and what was there stays when it cannot be had', async () => {
  const { graph, page } = await showGrowth();
  await page.findText(LEVELS.small_plant);
  page.getByRole('link', { name: 'Verktøy' }).click();
  await waitFor(() => expect(page.queryByText(LEVELS.small_plant)).toBeNull());
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'));
  page.getByRole('link', { name: 'Hjem' }).click();
  expect(await page.findText('Slik så det ut sist.')).toBeTruthy();
  expect(page.getByText(LEVELS.small_plant)).toBeTruthy();
  graph.change({ growth: { points: 60, level: 'flower', nextLevelAt: 75 } });
  await page.press('Prøv igjen');
  expect(await page.findText(LEVELS.flower)).toBeTruthy();
  expect(page.queryByText('Slik så det ut sist.')).toBeNull();
});
