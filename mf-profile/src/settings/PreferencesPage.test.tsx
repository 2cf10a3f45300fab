/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { followAccount, setAppearance } from '@spire/remote-kit';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { me } from '../me/messages/namespace.ts';
import { preferences } from './messages/namespace.ts';
import PreferencesPage from './PreferencesPage.tsx';
import { UNDO_MS } from './useRemoval.ts';

beforeEach(() => {
  followAccount(undefined);
  setAppearance({ theme: 'system', textSize: 100, isCalm: false });
});
afterEach(() => jest.useRealTimers());

const liked = [
  { id: 'l1', suggestionText: 'Sett deg ved vinduet.', category: null, likedAt: '2026-03-29T10:00:00.000Z' },
  { id: 'l2', suggestionText: 'Hør på en sang.', category: null, likedAt: '2026-03-01T10:00:00.000Z' },
];

async function show() {
  let kept: object = { theme: null, textSize: null, calmView: null };
  let list = liked;
  const graph = await startGraphStandIn({
    me: { settings: () => kept, likedSuggestions: () => list },
    mutations: {
      saveSettings: (input) => (kept = { ...kept, ...input }),
      removeLikedSuggestion: (_, { id }) => {
        list = list.filter((each) => each.id !== id);
        return true;
      },
    },
  });
  const page = await renderPage(<PreferencesPage />, { graph, namespaces: [me, preferences] });
  await page.findByRole('radio', { name: 'Mørke' });
  const sent = () => graph.of('SavePreferences').map(({ variables }) => variables['input']);
  return { page, graph, sent };
}

const { dataset } = document.documentElement;

test('a look is seen as it is chosen and told to the account; what was not taken goes back', async () => {
  const { page, graph, sent } = await show();
  page.getByRole('radio', { name: 'Mørke' }).click();
  expect(dataset['theme']).toBe('dark');
  await waitFor(() => expect(sent()).toEqual([{ theme: 'dark' }]));
  graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'SavePreferences' });
  page.getByRole('radio', { name: 'Størst' }).click();
  expect(dataset['textSize']).toBe('150');
  expect((await page.findByRole('alert')).textContent).toMatch(/^FeilKunne ikke oppdatere innstillinger\./);
  await waitFor(() => expect(dataset).toMatchObject({ theme: 'dark', textSize: '100' }));
});

test('each switch that the account does not take goes back, and is told in the words of this page', async () => {
  const { page, graph } = await show();
  graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'SavePreferences' });
  const low = page.getByRole('switch', { name: 'Lite krefter i dag' }) as HTMLInputElement;
  low.click();
  expect((await page.findByRole('alert')).textContent).toMatch(/^FeilKunne ikke oppdatere innstillinger\./);
  await waitFor(() => expect(low.checked).toBe(false));
});

test('what hides is worded as what shows', async () => {
  const { page, sent } = await show();
  const streak = page.getByRole('switch', { name: 'Dager på rad' }) as HTMLInputElement;
  expect(streak.checked).toBe(true);
  streak.click();
  await waitFor(() => expect(sent()).toEqual([{ streakHidden: true }]));
  await waitFor(() => expect(streak.checked).toBe(false));
});

test('a liked suggestion is removed after ten seconds in which that can be undone', async () => {
  const { page, graph } = await show();
  expect(await page.findText('Likt 29. mars 2026')).toBeTruthy();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  fireEvent.click(page.getByRole('button', { name: 'Fjern: Hør på en sang.' }));
  fireEvent.click(page.getByRole('button', { name: 'Angre' }));
  act(() => jest.advanceTimersByTime(UNDO_MS));
  expect(page.getByText('Hør på en sang.')).toBeTruthy();
  expect(graph.of('RemoveLiked')).toHaveLength(0);
  fireEvent.click(page.getByRole('button', { name: 'Fjern: Sett deg ved vinduet.' }));
  act(() => jest.advanceTimersByTime(UNDO_MS - 1));
  expect(graph.of('RemoveLiked')).toHaveLength(0);
  act(() => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  await waitFor(() => expect(graph.of('RemoveLiked')[0]?.variables).toEqual({ id: 'l1' }));
  await waitFor(() => expect(page.queryByText('Sett deg ved vinduet.')).toBeNull());
  expect(page.toasts().map(({ title }) => title)).toContain('Forslag fjernet');
});

test('a liked suggestion that could not be removed is there, and it is said', async () => {
  const { page, graph } = await show();
  await page.findText('Hør på en sang.');
  graph.goWrong(FAULTS.refuses('FORBIDDEN'), { of: 'RemoveLiked' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  fireEvent.click(page.getByRole('button', { name: 'Fjern: Hør på en sang.' }));
  act(() => jest.advanceTimersByTime(UNDO_MS));
  jest.useRealTimers();
  await waitFor(() => expect(page.toasts()).toMatchObject([{ kind: 'error', title: 'Kunne ikke fjerne forslag' }]));
  expect(page.getByRole('button', { name: 'Fjern: Hør på en sang.' })).toBeTruthy();
});
