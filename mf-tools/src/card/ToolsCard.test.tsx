/** @jest-environment @spire/testing/browserEnvironment */
import { TOOLS } from '@spire/domain/options';
import { followAccount } from '@spire/remote-kit';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { tools } from '../messages/namespace.ts';
import { WEIGHTY } from '../testing/dayWorld.ts';
import ToolsCard from './ToolsCard.tsx';

async function show({ numbersShown = true, me = {} } = {}) {
  const look = { theme: null, textSize: null, calmView: null, motionReduced: false, celebrationHidden: false };
  followAccount({ ...look, numbersShown });
  const graph = await startGraphStandIn({ me });
  const page = await renderPage(<ToolsCard />, { graph, namespaces: [tools] });
  await waitFor(() => expect(graph.of('Day')).not.toEqual([]));
  return page;
}

afterEach(() => followAccount(undefined));

test('each tool says what it gives, to whoever wants numbers', async () => {
  const page = await show();
  expect(await page.findAllByText('+2 poeng')).toHaveLength(TOOLS.length);
});

test.each([
  ['to whoever has not asked for numbers', { numbersShown: false }],
  ['on a day on which something weighs', { me: WEIGHTY }],
])('no points are met %s', async (_, given) => {
  const page = await show(given);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.getAllByRole('link')).toHaveLength(TOOLS.length);
  expect(page.queryByText(/poeng/)).toBeNull();
});
