/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { summary } from './messages/namespace.ts';
import SummaryPage from './SummaryPage.tsx';

const today = todaysDate();
const days = Array.from({ length: 90 }, (_, index) => ({
  ...{ points: 0, checkIn: false, memories: 0, completed: 0, tools: 0 },
  date: addDays(today, index - 89),
  isRestDay: index === 88,
}));
const entries = (count: number, value = 2) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ date: addDays(today, -index), scale: 'energy', value },
    isCarried: index === 1,
  }));
const checkIns = [0, 1, 2].map((index) => ({
  ...{ id: `c${index}`, date: addDays(today, -index), lookingForwardText: '', needMoreText: '' },
  whatIsGoodText: index === 0 ? 'Stille i huset' : '',
  needMore: ['ro'],
}));
const activities = Array.from({ length: 5 }, (_, index) => ({
  ...{ id: `a${index}`, date: today, title: 'Dogg på ruta' },
  feltAfter: index === 0 ? 'same' : 'lighter',
}));

async function show(scaleEntries: readonly object[] = entries(20)) {
  const graph = await startGraphStandIn({
    me: {
      profile: { nickname: 'Ida', capacityLevel: 'low', considerations: ['fatigue'] },
      followedScales: { scales: ['energy'], isOnHome: true, updatedAt: null },
      ...{ scaleEntries, checkIns, activities, moods: [], growth: { days } },
    },
  });
  const page = await renderPage(<SummaryPage />, { graph, namespaces: [summary] });
  const sheet = within(await page.findByRole('article'));
  return { page, sheet };
}

test('the sheet speaks of the person, names what is usual, and never says «you» or an average', async () => {
  const { page, sheet } = await show();
  expect(await sheet.findByRole('heading', { name: /^Ida/ })).toBeTruthy();
  const said = () => page.getByRole('article').textContent;
  expect(said()).toMatch(/Krefter:.*«lite»/);
  expect(said()).not.toMatch(/\b(du|deg|din|snitt|gjennomsnitt)\b/i);
  await waitFor(() => expect(said()).toMatch(/Dogg på ruta.*4 av 5/));
  expect(said()).toMatch(/Ro.*3 dager/);
});

test('its picture has words on every step, and the same in a table; a few days are a list alone', async () => {
  const { page, sheet } = await show();
  for (const step of ['helt tomt', 'lite', 'noe', 'ganske mye', 'godt med'])
    expect(sheet.getAllByText(step).length).toBeGreaterThan(0);
  expect(sheet.getByRole('img')).toBeTruthy();
  expect(sheet.getByRole('table', { name: 'Svarene dag for dag' })).toBeTruthy();
  page.unmount();
  const few = await show(entries(3));
  expect(few.sheet.queryByRole('img')).toBeNull();
  expect(few.sheet.getAllByRole('row')).toHaveLength(4);
  const said = () => few.page.getByRole('article').textContent;
  expect(said()).toMatch(/Krefter:.*3 dager/);
  expect(said()).not.toMatch(/vanligvis/);
  // No day was called hard, so that no count of them stands there.
  expect(said()).toMatch(/Hviledager: 1/);
  expect(said()).not.toMatch(/tunge: 0/);
});

test('what is private stands there only when it is ticked, own words in quotation marks', async () => {
  const { page, sheet } = await show();
  expect(sheet.queryByText(/Stille i huset/)).toBeNull();
  expect(sheet.queryByText(/Lav kapasitet/)).toBeNull();
  page.getByRole('checkbox', { name: 'Det du skrev selv' }).click();
  page.getByRole('checkbox', { name: 'Kapasitet og hensyn' }).click();
  expect(await sheet.findByText(/«Stille i huset»/)).toBeTruthy();
  expect(sheet.getByText(/Lav kapasitet/)).toBeTruthy();
  fireEvent.change(page.getByLabelText('Det viktigste å snakke om'), { target: { value: 'Hvor mye jobb' } });
  expect(await sheet.findByText(/«Hvor mye jobb»/)).toBeTruthy();
});

test('it is written in the language of whoever reads it, while the app keeps its own', async () => {
  const { page } = await show();
  page.getByRole('radio', { name: 'English' }).click();
  await waitFor(() => expect(page.getByRole('article').textContent).toMatch(/Energy:.*usually “a little”/));
  expect(page.getByRole('button', { name: 'Skriv ut eller lagre som PDF' })).toBeTruthy();
});

test('three questions at most, and one press prints', async () => {
  const print = jest.fn();
  Object.assign(globalThis, { print });
  const { page, sheet } = await show();
  const add = () => page.queryByRole('button', { name: 'Legg til et spørsmål' });
  for (const number of [1, 2, 3]) {
    await page.press('Legg til et spørsmål');
    await page.findByLabelText(`Spørsmål ${number}`);
  }
  expect(add()).toBeNull();
  fireEvent.change(page.getByLabelText('Spørsmål 2'), { target: { value: 'Bør søvnen utredes?' } });
  expect(await sheet.findByText(/Bør søvnen utredes/)).toBeTruthy();
  await page.press('Skriv ut eller lagre som PDF');
  expect(print).toHaveBeenCalledTimes(1);
});
