/** @jest-environment @spire/testing/browserEnvironment */
import { badgesOf } from '@spire/domain/badges';
import { nextCapacity, type CapacityDirection, type CapacityLevel } from '@spire/domain/capacity';
import { addDays } from '@spire/domain/dates';
import { todaysDate } from '@spire/client';
import optionsNo from '@spire/i18n/options/no';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor, within } from '@testing-library/react';
import { days as daysWords } from '../days/messages/namespace.ts';
import daysNo from '../days/messages/no.ts';
import { profile } from '../messages/namespace.ts';
import MePage from './MePage.tsx';
import { me as namespace } from './messages/namespace.ts';

const today = todaysDate();

/** 28 days: two check-ins, one of them on a day that passes the top of the scale, and a rest day. */
const days = Array.from({ length: 28 }, (_, index) => {
  const date = addDays(today, index - 27);
  const nothing = { date, points: 0, checkIn: false, memories: 0, completed: 0, tools: 0, isRestDay: index === 25 };
  if (index === 26) return { ...nothing, points: 15, checkIn: true, completed: 3, tools: 5 };
  return index === 20 ? { ...nothing, points: 2, checkIn: true } : nothing;
});

interface Settings {
  [name: string]: boolean;
}

async function show(settings: Settings = {}, me: object = {}, capacity: CapacityLevel = 'moderate') {
  let kept: Settings = { aiSuggestionsEnabled: true, ...settings };
  let capacityLevel = capacity;
  const graph = await startGraphStandIn({
    me: {
      createdAt: '2026-01-15T12:00:00.000Z',
      settings: () => kept,
      profile: () => ({ nickname: 'Kari', capacityLevel, avatar: null }),
      growth: { points: 17, level: 'sprout', nextLevelAt: 25, checkInDays: 2, days, badges: badgesOf({ check_in: 6 }) },
      ...me,
    },
    mutations: {
      saveSettings: (input) => (kept = { ...kept, ...(input as Settings) }),
      stepCapacity: (_, { direction }) => {
        capacityLevel = nextCapacity(capacityLevel, direction as CapacityDirection) ?? capacityLevel;
        return { capacityLevel };
      },
    },
  });
  const page = await renderPage(<MePage />, { graph, namespaces: [profile, namespace, daysWords] });
  await page.findByRole('heading', { level: 1, name: 'Kari' });
  const toggle = (name: string) => page.getByRole('switch', { name }) as HTMLInputElement;
  return { page, graph, toggle };
}

test('who it is, since when, the level in one sentence, the way to the check-in, and no number before it is asked for', async () => {
  const { page, graph } = await show();
  expect(page.getByText('Med siden januar 2026')).toBeTruthy();
  expect(page.getByRole('heading', { name: optionsNo.levels.sprout })).toBeTruthy();
  expect(page.queryByText('dager med innsjekk')).toBeNull();
  expect(page.getByRole('link', { name: 'Innsjekk' }).getAttribute('href')).toBe('/checkin');
  await page.press('Vis tall');
  expect(await page.findText('dager med innsjekk')).toBeTruthy();
  expect(page.getByText('17 poeng · 8 til neste nivå')).toBeTruthy();
  await waitFor(() => expect(graph.of('SavePreferences').map(({ variables }) => variables)).toHaveLength(1));
});

test('one is said as one, and at the top there is nothing left to reach', async () => {
  const growth = { points: 120, level: 'thriving_garden', nextLevelAt: null, checkInDays: 1, currentStreak: 1, days };
  const { page } = await show(
    { numbersShown: true },
    {
      growth: { ...growth, toolCompletions: 0, badges: badgesOf({}) },
      memoryCategories: [{ category: 'ro', count: 1 }],
    },
  );
  expect(await page.findText('120 poeng · høyeste nivå')).toBeTruthy();
  for (const said of ['dag med innsjekk', 'dag på rad', 'minne lagret']) expect(page.getByText(said)).toBeTruthy();
  expect(page.queryByText('verktøy brukt')).toBeNull();
  expect(page.queryByRole('progressbar')).toBeNull();
});

test('of memories those that are there are counted, while the points of deleted ones stay', async () => {
  const growth = { points: 1.5, level: 'sprout', nextLevelAt: 25, memories: 3, days, badges: badgesOf({ memory: 3 }) };
  const { page } = await show({ numbersShown: true }, { growth, memoryCategories: [{ category: 'ro', count: 1 }] });
  expect((await page.findByText('minne lagret')).parentElement?.textContent).toBe('1 minne lagret');
  expect(page.getByText(/^1,5 poeng/)).toBeTruthy();
});

test('fourteen days and then 28, in calendar and table alike; what was nothing is rest', async () => {
  const { page } = await show();
  const calendar = () => page.getByRole('table', { name: /^Kalender/ });
  expect(within(calendar()).getAllByRole('cell')).toHaveLength(14);
  expect(calendar().textContent).toContain('innsjekk, 3 ting gjort og 5 verktøy');
  expect(calendar().textContent).toContain('i dag');
  expect(page.getByText('2 dager der du gjorde noe. Resten var hvile.')).toBeTruthy();
  for (const step of [daysNo.scale.most, daysNo.scale.least]) expect(page.getByText(step)).toBeTruthy();
  page.getByRole('radio', { name: '28' }).click();
  await waitFor(() => expect(within(calendar()).getAllByRole('cell')).toHaveLength(28));
  await page.press('Som tabell');
  const rows = within(page.getByRole('table', { name: 'Dagene dine' })).getAllByRole('row');
  expect(rows).toHaveLength(29);
  expect(rows[3]?.textContent).toContain('Hviledag');
});

test('a switch is taken at its word, and goes back with a message when it could not be kept', async () => {
  const { page, graph, toggle } = await show();
  toggle('Lite krefter i dag').click();
  await waitFor(() => expect(graph.of('SavePreferences')[0]?.variables).toEqual({ input: { lowEnergyToday: true } }));
  await waitFor(() => expect(toggle('Lite krefter i dag').checked).toBe(true));
  graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'SavePreferences' });
  toggle('Forslag med KI').click();
  expect(await page.findText('Kunne ikke oppdatere innstillingene')).toBeTruthy();
  await waitFor(() => expect(toggle('Forslag med KI').checked).toBe(true));
});

test('however quickly a switch is pressed, one request is under way, and the account ends with what is seen', async () => {
  const { page, graph, toggle } = await show();
  for (let press = 0; press < 5; press += 1) toggle('Lite krefter i dag').click();
  expect(toggle('Lite krefter i dag').checked).toBe(true);
  expect(await page.findText('Innstillinger oppdatert')).toBeTruthy();
  const sent = graph.of('SavePreferences').map(({ variables }) => variables['input']);
  expect(sent.at(-1)).toEqual({ lowEnergyToday: true });
  expect(sent.length).toBeLessThanOrEqual(2);
  expect(toggle('Lite krefter i dag').checked).toBe(true);
});

test('one step up or down, with the words for it; at the highest only the gentler way is left', async () => {
  const { page } = await show({ brainInjuryMode: true });
  await page.press('Jeg er klar for neste nivå');
  expect(await page.findText('Nivå opp!')).toBeTruthy();
  expect(page.getByText(/^Kapasiteten din er økt!/)).toBeTruthy();
  expect(page.getByText('I dag sørger bryterne over for at alt er skånsomt.')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('button', { name: 'Jeg er klar for neste nivå' })).toBeNull());
  expect(page.getByRole('button', { name: 'Jeg trenger et roligere nivå' })).toBeTruthy();
});

test('reached by another device meanwhile, the end says so and is no fault', async () => {
  const { page, graph } = await show();
  graph.goWrong(FAULTS.refuses('CAPACITY_AT_LIMIT'), { of: 'StepCapacity' });
  await page.press('Jeg er klar for neste nivå');
  expect(await page.findText('Du er allerede på det høyeste nivået.')).toBeTruthy();
});

test('a step that was not taken, and a picture that was not changed, say so', async () => {
  const { page, graph } = await show({}, { profile: { nickname: 'Kari', capacityLevel: 'moderate', avatar: 'a.jpg' } });
  graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'StepCapacity' });
  await page.press('Jeg er klar for neste nivå');
  expect(await page.findText('Kunne ikke oppdatere kapasiteten')).toBeTruthy();
  graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'SaveAvatar' });
  await page.press('Fjern bildet');
  expect(await page.findText('Opplastingen mislyktes')).toBeTruthy();
  expect(page.getByText('Kunne ikke laste opp bildet. Prøv igjen.')).toBeTruthy();
});

test.each([
  ['on a hard day', { todaysMood: { id: 'm', date: today, mood: 1 } }],
  ['after help', { day: { date: today, helpKind: 'suicide' } }],
])('%s nothing is counted and no milestone stands (D58)', async (_, me) => {
  const { page } = await show({ numbersShown: true }, me);
  expect(await page.findByRole('heading', { name: optionsNo.levels.sprout })).toBeTruthy();
  await waitFor(() => expect(page.queryByText('Milepæler')).toBeNull());
  expect(page.queryByText('dager med innsjekk')).toBeNull();
  expect(page.queryByRole('button', { name: 'Skjul tall' })).toBeNull();
  page.unmount();
  const usual = await show({ numbersShown: true });
  expect(await usual.page.findByText('dager med innsjekk')).toBeTruthy();
  expect(usual.page.getByText('Milepæler')).toBeTruthy();
});

test('of the milestones to come only the nearest is shown, and all of them can be put away', async () => {
  const { page, graph } = await show();
  expect(page.getByText('Sju dager')).toBeTruthy();
  expect(page.getByText('1 til')).toBeTruthy();
  expect(page.queryByText('Ti minner')).toBeNull();
  await page.press('Vis alle');
  expect(page.getByText('Ti minner')).toBeTruthy();
  await page.press('Skjul');
  await waitFor(() => expect(page.queryByRole('heading', { name: 'Milepæler' })).toBeNull());
  await waitFor(() => expect(graph.of('SavePreferences')[0]?.variables).toEqual({ input: { badgesHidden: true } }));
});

test('three steps up in one visit are asked about once, and a no leaves the level where it is', async () => {
  const { page, graph } = await show({}, {}, 'low');
  const up = 'Jeg er klar for neste nivå';
  for (const level of ['limited', 'moderate'] as const) {
    await page.press(up);
    expect(await page.findText(optionsNo.capacityLevels[level].title)).toBeTruthy();
    await page.findByRole('button', { name: up });
  }
  await page.press(up);
  await page.press('Nei, bli her');
  expect(page.getByText(optionsNo.capacityLevels.moderate.title)).toBeTruthy();
  expect(graph.of('StepCapacity')).toHaveLength(2);
  await page.press(up);
  expect(await page.findText(optionsNo.capacityLevels.high.title)).toBeTruthy();
});
