/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { me } from '../me/messages/namespace.ts';
import { preferences } from './messages/namespace.ts';
import { ReminderCard } from './ReminderCard.tsx';

const BUZZ = /^En stille vibrering til du har sjekket inn/;

async function show() {
  const graph = await startGraphStandIn({ mutations: { saveSettings: (input) => input } });
  const page = await renderPage(<ReminderCard isOn={false} />, { graph, namespaces: [me, preferences] });
  const box = () => page.getByRole('switch', { name: BUZZ }) as HTMLInputElement;
  const sent = () => graph.requests.map(({ variables }) => variables['input']);
  return { page, graph, box, sent };
}

test('nothing reminds of anything until the person wants it; turned on, it is told to the account', async () => {
  const { box, sent, page } = await show();
  expect(box().checked).toBe(false);
  expect(await page.findText(/Denne nettleseren kan ikke vibrere/)).toBeTruthy();
  box().click();
  await waitFor(() => expect(sent()).toEqual([{ gentleBuzz: true }]));
});

test('what was not taken is said, and the switch stands as it is kept', async () => {
  const { box, graph, page } = await show();
  graph.goWrong(FAULTS.refuses('FORBIDDEN'));
  box().click();
  expect(await page.findText('Kunne ikke oppdatere innstillingene')).toBeTruthy();
  await waitFor(() => expect(box().checked).toBe(false));
});
