/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { written } from '@spire/written/messages/namespace';
import { waitFor } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import EveningCard from './EveningCard.tsx';

async function show({ hour = 20, lookingForward = ['enTur'], mood = null as number | null, me = {} } = {}) {
  const date = todaysDate();
  let todaysMood: object | null = mood === null ? null : { id: 'm', date, mood };
  const graph = await startGraphStandIn({
    me: { todaysCheckIn: { id: 'c', date, lookingForward }, todaysMood: () => todaysMood, ...me },
    mutations: { saveMood: (input) => (todaysMood = { id: 'm', ...input }) },
  });
  const hours = jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  const page = await renderPage(<EveningCard />, { graph, namespaces: [checkin, written] });
  await waitFor(() => expect(graph.of('Evening')).toHaveLength(1));
  hours.mockRestore();
  return { ...page, graph };
}

test('in the evening it asks about what was looked forward to, and keeps the answer as the mood of the day', async () => {
  const page = await show();
  expect((await page.findByText(/Du gledet deg til/)).textContent).toContain('En tur');
  page.getByRole('radio', { name: 'Fint' }).click();
  expect(await page.findText('Takk. Det er tatt vare på.')).toBeTruthy();
  await waitFor(() => expect(page.graph.of('SaveMood')).toMatchObject([{ variables: { input: { mood: 4 } } }]));
  expect(page.queryByRole('link', { name: 'Noen å snakke med' })).toBeNull();
});

test('an answer that was refused is not thanked for', async () => {
  const page = await show();
  page.graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'SaveMood' });
  (await page.findByRole('radio', { name: 'Fint' })).click();
  expect(await page.findText('Det ble ikke lagret')).toBeTruthy();
  expect(page.queryByText('Takk. Det er tatt vare på.')).toBeNull();
});

test('a hard day has a way to a person', async () => {
  const page = await show();
  (await page.findByRole('radio', { name: 'Tungt' })).click();
  expect(await page.findByRole('link', { name: 'Noen å snakke med' })).toBeTruthy();
});

test.each([
  ['earlier in the day', { hour: 14 }],
  ['where nothing was looked forward to', { lookingForward: [] }],
  ['of whoever has told already', { mood: 3 }],
  ['after help (D58)', { me: { day: { date: todaysDate(), helpKind: 'suicide' } } }],
  ['on a rest day', { me: { growth: { isRestDayToday: true } } }],
])('nothing is asked %s', async (_when, day) => {
  const page = await show(day);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.queryByRole('radio')).toBeNull();
});

test('who puts it off is not asked again tonight', async () => {
  const page = await show();
  await page.press('Ikke i kveld');
  expect(page.queryByRole('radio')).toBeNull();
  page.unmount();
  const later = await show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(later.queryByRole('radio')).toBeNull();
});
