/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { scales } from './messages/namespace.ts';
import ScalesCard from './ScalesCard.tsx';
import ScalesPage from './ScalesPage.tsx';
import ScalesRow from './ScalesRow.tsx';

const today = todaysDate();
const day = { date: today, helpKind: null, isHardDay: false, mood: null, isRestDay: false, isAllShown: false };
const consent = { kind: 'health', isGiven: true, version: '2026-11' };

interface Given {
  followed?: string[];
  entries?: { date: string; scale: string; value: number; isCarried: boolean }[];
  consents?: object[];
  me?: object;
}

async function show(element: ReactElement, { followed = ['energy', 'pain'], entries = [], ...given }: Given = {}) {
  let kept = [...entries];
  let choice = { scales: followed, isOnHome: true, updatedAt: null as string | null };
  let consents = given.consents ?? [consent];
  const graph = await startGraphStandIn({
    me: {
      followedScales: () => choice,
      scaleEntries: () => kept,
      consents: () => consents,
      day,
      settings: { lowEnergyToday: false },
      ...given.me,
    },
    mutations: {
      saveScaleEntry: (input) => {
        const entry = input as (typeof kept)[number];
        kept = [...kept.filter(({ date, scale }) => date !== entry.date || scale !== entry.scale), entry];
        return entry;
      },
      deleteScaleEntry: (input) => {
        kept = kept.filter(({ date, scale }) => date !== input['date'] || scale !== input['scale']);
        return true;
      },
      saveFollowedScales: (input) => (choice = { ...choice, ...input, updatedAt: new Date().toISOString() }),
      decideConsent: (input) => {
        consents = [input];
        return input;
      },
      saveSettings: (input) => input,
    },
  });
  const page = await renderPage(element, { graph, namespaces: [scales, scaleWords] });
  const sent = (operation: string) => graph.of(operation).map(({ variables }) => variables['input']);
  return { ...page, graph, sent };
}

const entry = (daysAgo: number, scale: string, value: number, isCarried = false) => ({
  ...{ scale, value, isCarried },
  date: addDays(today, -daysAgo),
});

test('one tap answers, the next scale opens in its place with the focus, and a second tap takes it back', async () => {
  const page = await show(<ScalesCard />);
  await page.press('Lite');
  const next = await page.findByRole('heading', { name: 'Smerte' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(page.queryByRole('button', { name: 'Godt med' })).toBeNull();
  await page.press('Endre Krefter');
  const pressed = await page.findByRole('button', { name: 'Lite' });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
  pressed.click();
  await waitFor(() => expect(page.sent('DeleteScaleEntry')).toEqual([{ date: today, scale: 'energy' }]));
  expect(page.sent('SaveScaleEntry')).toEqual([{ date: today, scale: 'energy', value: 2, isCarried: false }]);
});

test('a hard day offers yesterday once more, and only what was given by hand or carried once', async () => {
  const page = await show(<ScalesCard />, {
    me: { todaysMood: { id: 'm', date: today, mood: 1 } },
    entries: [entry(1, 'energy', 2), entry(1, 'pain', 4, true), entry(2, 'pain', 4, true), entry(3, 'pain', 4)],
  });
  expect(page.queryByRole('button', { name: 'Som i går' })).toBeNull();
  await page.press('Det du følger med på');
  await page.press('Som i går');
  await waitFor(() =>
    expect(page.sent('SaveScaleEntry')).toEqual([{ date: today, scale: 'energy', value: 2, isCarried: true }]),
  );
  // The fourth day in a row has its steps instead.
  expect(await page.findByRole('button', { name: 'Svært mye' })).toBeTruthy();
});

const wide = window.matchMedia;
afterEach(() => void (window.matchMedia = wide));

test('after the check-in it is one row, which says what is answered and opens to the rest', async () => {
  window.matchMedia = (query) => Object.assign(wide(query), { matches: false });
  const page = await show(<ScalesRow />, { entries: [entry(0, 'energy', 2)] });
  const row = await page.findByRole('button', { name: 'Det du følger med på', expanded: false });
  expect(page.getByRole('region', { name: 'Det du følger med på' }).textContent).toMatch(/Krefter: lite.*Smerte$/);
  expect(page.queryByRole('button', { name: 'Svært mye' })).toBeNull();
  row.click();
  expect(await page.findByRole('button', { name: 'Svært mye' })).toBeTruthy();
  row.click();
  await waitFor(() => expect(page.queryByRole('button', { name: 'Svært mye' })).toBeNull());
});

test('not today folds it until tomorrow and stores nothing', async () => {
  const page = await show(<ScalesCard />);
  await page.press('Ikke i dag');
  expect(await page.findByRole('button', { name: 'Åpne likevel' })).toBeTruthy();
  page.unmount();
  const later = await show(<ScalesCard />);
  await waitFor(() => expect(later.graph.of('Scales')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(later.queryByText('Det du følger med på')).toBeNull();
  expect(later.sent('SaveScaleEntry')).toEqual([]);
});

test('after help there is no card', async () => {
  const page = await show(<ScalesCard />, { me: { day: { ...day, helpKind: 'suicide' } } });
  await waitFor(() => expect(page.graph.of('Scales')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.queryByText('Det du følger med på')).toBeNull();
});

test('nothing is chosen before the yes to keeping it, and never a fourth', async () => {
  const page = await show(<ScalesPage />, { followed: [], consents: [] });
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  (await page.findByRole('checkbox', { name: /^Krefter/ })).click();
  expect(page.sent('SaveFollowedScales')).toEqual([]);
  expect(box(/^Spire kan lagre/).getAttribute('aria-invalid')).toBe('true');
  box(/^Spire kan lagre/).click();
  await waitFor(() => expect(page.sent('DecideHealthConsent')).toMatchObject([{ kind: 'health', isGiven: true }]));
  for (const name of [/^Krefter/, /^Smerte/, /^Uro/, /^Hodetåke/]) box(name).click();
  await waitFor(() =>
    expect(page.sent('SaveFollowedScales').at(-1)).toMatchObject({ scales: ['energy', 'pain', 'unrest'] }),
  );
  expect(box(/^Hodetåke/)).toHaveProperty('checked', false);
});
