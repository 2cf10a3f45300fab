/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { checkin } from '../messages/namespace.ts';
import no from '../messages/no.ts';
import TodayCard from './TodayCard.tsx';

async function showCard({ felt, me = {} }: { felt?: number; me?: object } = {}) {
  const date = todaysDate();
  let mood: object | null = felt === undefined ? null : { id: 'm', date, mood: felt };
  let progress = { date, meditationMinutes: 0, waterGlasses: 0, meditationGoal: 20, waterGoal: 8 };
  const graph = await startGraphStandIn({
    me: { todaysMood: () => mood, moods: () => (mood === null ? [] : [mood]), dailyProgress: () => progress, ...me },
    mutations: {
      saveMood: (input) => (mood = { id: 'm', ...input }),
      addDailyProgress: ({ meditationMinutes, waterGlasses }) =>
        (progress = {
          ...progress,
          meditationMinutes: progress.meditationMinutes + Number(meditationMinutes),
          waterGlasses: progress.waterGlasses + Number(waterGlasses),
        }),
    },
  });
  const page = await renderPage(<TodayCard />, { graph, namespaces: [checkin] });
  await page.findByRole('button', { name: 'Åpne' });
  await waitFor(() => expect(page.queryByText(/Laster/)).toBeNull());
  return { ...page, graph };
}

test('it is one line until it is opened', async () => {
  const page = await showCard();
  expect(page.queryByRole('radio')).toBeNull();
  await page.press('Åpne');
  expect(page.getAllByRole('radio')).toHaveLength(5);
});

test('the latest mood of the day counts, and is what is said', async () => {
  const page = await showCard();
  await page.press('Åpne');
  page.getByRole('radio', { name: 'Bra' }).click();
  await waitFor(() => expect(page.getByRole('radio', { name: 'Bra' })).toHaveProperty('checked', true));
  page.getByRole('radio', { name: 'Greit' }).click();
  await waitFor(() => expect(page.getByRole('radio', { name: 'Greit' })).toHaveProperty('checked', true));
  await page.press('Lukk');
  expect(page.getByText('Humøret ditt: Greit')).toBeTruthy();
  const sent = () => page.graph.of('SaveMood').map(({ variables }) => variables['input']);
  await waitFor(() => expect(sent()).toMatchObject([{ mood: 4 }, { mood: 3 }]));
});

test('minutes in peace and glasses of water add up at once', async () => {
  const page = await showCard();
  await page.press('Åpne');
  await page.press('Jeg mediterte 5 minutter');
  expect(await page.findText('5 av 20 minutter i ro')).toBeTruthy();
  await page.press('Et glass vann');
  expect(await page.findText('1 av 8 glass vann')).toBeTruthy();
  await page.press('Et glass vann');
  expect(await page.findText('2 av 8 glass vann')).toBeTruthy();
  expect(page.graph.of('Today')).toHaveLength(1);
});

test('the lowest mood brings one gentle line, once a day (S13)', async () => {
  const page = await showCard();
  await page.press('Åpne');
  page.getByRole('radio', { name: 'Tungt' }).click();
  expect(await page.findByRole('link', { name: no.today.gentle })).toBeTruthy();
});

test('it is not said again the same day', async () => {
  const first = await showCard({ felt: 1 });
  expect(await first.findText(no.today.gentle)).toBeTruthy();
  first.unmount();
  const later = await showCard({ felt: 1 });
  expect(await later.findText('Humøret ditt: Tungt')).toBeTruthy();
  expect(later.queryByText(no.today.gentle)).toBeNull();
});

test('what could not be saved is said, and what was there stays', async () => {
  const page = await showCard();
  await page.press('Åpne');
  page.graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'AddDailyProgress' });
  await page.press('Et glass vann');
  expect(await page.findText('Det ble ikke lagret')).toBeTruthy();
  expect(page.getByText('0 av 8 glass vann')).toBeTruthy();
});

test('a hard day has its mood alone, and everything is back for whoever wants to see it (D58)', async () => {
  const page = await showCard({ felt: 1 });
  await page.press('Åpne');
  expect(page.getAllByRole('radio')).toHaveLength(5);
  await waitFor(() => expect(page.queryByRole('button', { name: 'Et glass vann' })).toBeNull());
  page.unmount();
  const all = await showCard({ felt: 1, me: { day: { date: todaysDate(), isAllShown: true } } });
  await all.press('Åpne');
  expect(await all.findByRole('button', { name: 'Et glass vann' })).toBeTruthy();
});

test('after help it is not there (D58)', async () => {
  const page = await showCard({ me: { day: { date: todaysDate(), helpKind: 'suicide' } } });
  await waitFor(() => expect(page.queryByRole('heading')).toBeNull());
});
