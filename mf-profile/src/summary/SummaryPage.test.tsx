/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import { days as daysWords } from '../days/messages/namespace.ts';
import { summary } from './messages/namespace.ts';
import SummaryPage from './SummaryPage.tsx';

const today = todaysDate();
const days = Array.from({ length: 28 }, (_, index) => ({
  date: addDays(today, index - 27),
  points: index === 2 || index === 27 ? 2 : 0,
  checkIn: index === 2 || index === 27,
  memories: 0,
  completed: 0,
  tools: 0,
  isRestDay: index === 26,
}));
const checkIn = (id: string, date: string, words: string) => ({
  id,
  date,
  whatIsGood: ['haap'],
  whatIsGoodText: words,
  lookingForwardText: '',
  needMore: ['ro'],
  needMoreText: '',
});

async function show() {
  const graph = await startGraphStandIn({
    me: {
      profile: { nickname: 'Kari', capacityLevel: 'low', considerations: ['fatigue'] },
      growth: { days },
      checkIns: [checkIn('c2', today, 'Stille i huset'), checkIn('c1', addDays(today, -25), 'Kaffe ute')],
      moods: [
        { id: 'm1', date: today, mood: 4 },
        { id: 'm2', date: addDays(today, -1), mood: 3 },
      ],
    },
  });
  return renderPage(<SummaryPage />, { graph, namespaces: [summary, daysWords] });
}

test('it counts what was written down in the days chosen, and no others', async () => {
  const page = await show();
  expect(await page.findText('1 dag med innsjekk')).toBeTruthy();
  expect(page.getByText('1 hviledag')).toBeTruthy();
  expect(page.getByText('I snitt 3,5 av 5, over 2 dager. Lavest 3, høyest 4.')).toBeTruthy();
  expect(page.getByText('Ro: 1 dag')).toBeTruthy();
  page.getByRole('radio', { name: '28 dager' }).click();
  expect(await page.findText('2 dager med innsjekk')).toBeTruthy();
  expect(page.getByText('Ro: 2 dager')).toBeTruthy();
});

test('the most private stands there only when it is asked for, and anything can be taken off', async () => {
  const page = await show();
  await page.findText('1 dag med innsjekk');
  expect(page.queryByText(/Stille i huset/)).toBeNull();
  expect(page.queryByText(/Lav kapasitet/)).toBeNull();
  page.getByRole('checkbox', { name: 'Det du skrev selv' }).click();
  expect(await page.findText('Godt nå: Stille i huset')).toBeTruthy();
  expect(page.queryByText(/Kaffe ute/)).toBeNull();
  page.getByRole('checkbox', { name: 'Humør' }).click();
  await waitFor(() => expect(page.queryByText(/I snitt/)).toBeNull());
});

test('one press prints it', async () => {
  const print = jest.fn();
  Object.assign(globalThis, { print });
  const page = await show();
  await page.press('Skriv ut eller lagre som PDF');
  expect(print).toHaveBeenCalledTimes(1);
});
