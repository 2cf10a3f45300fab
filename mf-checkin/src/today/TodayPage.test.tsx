/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { setAppearance } from '@spire/remote-kit';
import { FAULTS, holdAnswer } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { checkin } from '../messages/namespace.ts';
import no from '../messages/no.ts';
import TodayCard from './TodayCard.tsx';
import TodayPage from './TodayPage.tsx';

interface Given {
  felt?: number;
  me?: object;
}

async function show(element: ReactElement, { felt, me = {} }: Given) {
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
  const page = await renderPage(element, { graph, namespaces: [checkin] });
  return { ...page, graph };
}

const showCard = (given: Given = {}) => show(<TodayCard />, given);

async function showPage(given: Given = {}) {
  const page = await show(<TodayPage />, given);
  await page.findAllByRole('radio');
  return page;
}

const row = { name: /^I dag/ };

test('Home has a row for whoever used it within a week, and nothing for anybody else', async () => {
  const mood = (days: number) => ({ id: 'm', date: addDays(todaysDate(), -days), mood: 4 });
  const used = await showCard({ me: { moods: [mood(6)] } });
  expect(await used.findByRole('link', row)).toBeTruthy();
  expect(used.queryByRole('radio')).toBeNull();
  used.unmount();
  const glass = { waterGlasses: 1, meditationMinutes: 0, meditationGoal: 20, waterGoal: 8 };
  const drunk = await showCard({ me: { dailyProgress: { date: todaysDate(), ...glass } } });
  expect(await drunk.findByRole('link', row)).toBeTruthy();
  drunk.unmount();
  const before = await showCard({ me: { moods: [mood(7)] } });
  await waitFor(() => expect(before.graph.of('Today')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(before.queryByRole('link')).toBeNull();
});

test('the latest mood of the day counts, and is what is said', async () => {
  const page = await showPage();
  page.getByRole('radio', { name: 'Bra' }).click();
  await waitFor(() => expect(page.getByRole('radio', { name: 'Bra' })).toHaveProperty('checked', true));
  page.getByRole('radio', { name: 'Greit' }).click();
  await waitFor(() => expect(page.getByRole('radio', { name: 'Greit' })).toHaveProperty('checked', true));
  const sent = () => page.graph.of('SaveMood').map(({ variables }) => variables['input']);
  await waitFor(() => expect(sent()).toMatchObject([{ mood: 4 }, { mood: 3 }]));
});

test('minutes in peace and glasses of water add up at once', async () => {
  const page = await showPage();
  await page.press('Jeg mediterte 5 minutter');
  expect(await page.findText('5 av 20 minutter i ro')).toBeTruthy();
  await page.press('Et glass vann');
  expect(await page.findText('1 av 8 glass vann')).toBeTruthy();
  await page.press('Et glass vann');
  expect(await page.findText('2 av 8 glass vann')).toBeTruthy();
  expect(page.graph.of('Today')).toHaveLength(1);
});

describe('in the calm view', () => {
  beforeEach(() => setAppearance({ isCalm: true }));
  afterEach(() => setAppearance({ isCalm: false }));

  test('one line says what a press came to, and a press under way is seen and not lost', async () => {
    const page = await showPage();
    const { fault, letGo } = holdAnswer();
    page.graph.goWrong(fault, { of: 'AddDailyProgress' });
    expect(page.queryByText(/av 8 glass vann/)).toBeNull();
    await page.press('Et glass vann');
    const way = await page.findByRole('button', { name: 'Lagrer …' });
    expect(way.getAttribute('aria-disabled')).toBe('true');
    letGo();
    expect((await page.findText('1 av 8 glass vann')).getAttribute('role')).toBe('status');
    await page.press('Jeg mediterte 5 minutter');
    expect((await page.findText('5 av 20 minutter i ro')).getAttribute('role')).toBe('status');
    expect(page.queryByText('1 av 8 glass vann')).toBeNull();
  });

  test('nothing is said to be counted that was refused', async () => {
    const page = await showPage();
    page.graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'AddDailyProgress' });
    await page.press('Et glass vann');
    expect(await page.findText('Det ble ikke lagret')).toBeTruthy();
    expect(page.queryByText('0 av 8 glass vann')).toBeNull();
  });
});

test('the lowest mood brings one gentle line, once a day (S13)', async () => {
  const page = await showPage();
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
  const page = await showPage();
  page.graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'AddDailyProgress' });
  await page.press('Et glass vann');
  expect(await page.findText('Det ble ikke lagret')).toBeTruthy();
  expect(page.getByText('0 av 8 glass vann')).toBeTruthy();
});

test('a hard day has its mood alone, and everything is back for whoever wants to see it (D58)', async () => {
  const page = await showPage({ felt: 1 });
  expect(page.getAllByRole('radio')).toHaveLength(5);
  await waitFor(() => expect(page.queryByRole('button', { name: 'Et glass vann' })).toBeNull());
  page.unmount();
  const all = await showPage({ felt: 1, me: { day: { date: todaysDate(), isAllShown: true } } });
  expect(await all.findByRole('button', { name: 'Et glass vann' })).toBeTruthy();
});

test('after help Home has no row, and the page has help in its place (D58)', async () => {
  const me = { day: { date: todaysDate(), helpKind: 'suicide' } };
  const card = await showCard({ felt: 4, me });
  await waitFor(() => expect(card.graph.of('Today')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(card.queryByRole('link', row)).toBeNull();
  card.unmount();
  const page = await show(<TodayPage />, { me });
  expect((await page.findAllByRole('link', { name: /116/ })).length).toBeGreaterThan(0);
  expect(page.queryByRole('radio')).toBeNull();
});

test('the gentle line stands once on Home: the morning after help has one already (D95)', async () => {
  const page = await showCard({ felt: 1, me: { day: { date: todaysDate(), wasHelpYesterday: true } } });
  expect(await page.findByRole('link', row)).toBeTruthy();
  expect(page.queryByText(no.today.gentle)).toBeNull();
});

test('three days that are low by what is followed bring the gentle line, to whoever never notes a mood', async () => {
  const low = [0, 1, 2].map((ago) => ({
    ...{ date: addDays(todaysDate(), -ago), scale: 'energy', value: 1, isCarried: false },
  }));
  const page = await showCard({ me: { scaleEntries: low } });
  expect(await page.findByRole('link', { name: no.today.gentle })).toBeTruthy();
  expect(page.queryByRole('link', row)).toBeNull();
});
