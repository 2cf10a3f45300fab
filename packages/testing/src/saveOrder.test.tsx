/** @jest-environment @spire/testing/browserEnvironment */
import { useSave } from '@spire/client';
import { parse } from 'graphql';
import { waitFor } from '@testing-library/react';
import { holdAnswer } from './graphFaults.ts';
import { startGraphStandIn } from './graphStandIn.ts';
import { renderPage } from './pageBench.tsx';

interface Wanted {
  lowEnergyToday: boolean;
}

const SET = parse(`mutation SavePreferences($input: SaveSettingsInput!) {
  saveSettings(input: $input) {
    lowEnergyToday
  }
}`) as Parameters<typeof useSave<object, { input: Wanted }>>[0];

function Ways() {
  const { save, state } = useSave(SET);
  return (
    <>
      <button onClick={() => void save({ lowEnergyToday: true })}>På</button>
      <button onClick={() => void save({ lowEnergyToday: false })}>Av</button>
      <p>{state.kind}</p>
    </>
  );
}

async function show() {
  const graph = await startGraphStandIn({ mutations: { saveSettings: (input) => input } });
  const { fault, letGo } = holdAnswer();
  graph.goWrong(fault, { of: 'SavePreferences' });
  const page = await renderPage(<Ways />, { graph, path: '/', namespaces: [] });
  const sent = () => graph.of('SavePreferences').map(({ variables }) => (variables['input'] as Wanted).lowEnergyToday);
  return { page, sent, letGo };
}

test('another input than that under way follows it; the same one is sent once', async () => {
  const { page, sent, letGo } = await show();
  await page.press('På');
  await page.press('På');
  await page.press('Av');
  await waitFor(() => expect(sent()).toEqual([true]));
  letGo();
  await waitFor(() => expect(sent()).toEqual([true, false]));
  expect(await page.findText('saved')).toBeTruthy();
});
