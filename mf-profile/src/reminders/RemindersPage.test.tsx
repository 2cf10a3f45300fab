/** @jest-environment @spire/testing/browserEnvironment */
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent } from '@testing-library/react';
import { reminders } from './messages/namespace.ts';
import RemindersPage from './RemindersPage.tsx';

async function show() {
  const graph = await startGraphStandIn();
  const page = await renderPage(<RemindersPage />, { graph, path: '/reminders', namespaces: [reminders] });
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const tick = (name: string) => fireEvent.click(page.getByRole('checkbox', { name }));
  return { page, graph, names, tick };
}

test('nothing happens before it is asked for; then it is a file for the calendar, and nobody is told', async () => {
  const { page, graph, names } = await show();
  expect(names).toEqual([]);
  await page.press('Legg i kalenderen');
  expect(await page.findText('Filen er klar')).toBeTruthy();
  expect(names).toEqual(['spire-paaminnelse.ics']);
  expect(graph.requests).toEqual([]);
});

test('without a day, a thing or a time there is no file, and each says so beside itself', async () => {
  const { page, names, tick } = await show();
  tick('Å kjenne etter hvordan du har det');
  for (const day of ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag']) tick(day);
  await page.write('Når på dagen?', '');
  await page.press('Legg i kalenderen');
  expect(await page.findAllByText('Velg minst én.')).toHaveLength(2);
  expect(page.getByText('Velg et klokkeslett.')).toBeTruthy();
  expect(names).toEqual([]);
});

test('what others may see is shown as it is chosen', async () => {
  const { page, tick } = await show();
  expect(page.queryByText('Hvordan ble dagen?')).toBeNull();
  tick('Hvordan gikk det?');
  expect(page.getByText('Hvordan ble dagen?')).toBeTruthy();
});
