/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { FAULTS, holdAnswer } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { renderPage } from '@spire/testing/pageBench';
import { Visited } from '@spire/testing/Visited';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { written } from '@spire/written/messages/namespace';
import { checkin } from '../messages/namespace.ts';
import CheckInPage from './CheckInPage.tsx';

const REAL_TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'queueMicrotask'];
const checkInOf = (date: string, whatIsGood = ['glede']) => ({ id: `of ${date}`, date, whatIsGood });

/** A person who has checked in on these dates, and gets one suggestion. */
async function visit(...saved: ReturnType<typeof checkInOf>[]) {
  const of = (date: string) => saved.find((each) => each.date === date) ?? null;
  const sets: object[] = [];
  const graph = await startGraphStandIn({
    me: { todaysCheckIn: () => of(todaysDate()), todaysSuggestions: sets },
    mutations: {
      saveCheckIn: (input) => {
        const made = { ...input, ...checkInOf(String(input['date'])), ...input };
        saved.unshift(made);
        return made;
      },
      generateSuggestion: ({ id }) => {
        const suggestions = [{ text: 'Legg hendene rundt en varm kopp.', source: 'built_in' }];
        const made = { id, number: 1, limit: 8, form: 'card', date: todaysDate(), suggestions };
        sets.push(made);
        return { __typename: 'SuggestionSet', ...made };
      },
    },
  });
  return {
    graph,
    show: () =>
      renderPage(
        <Visited>
          <CheckInPage />
        </Visited>,
        { graph, namespaces: [checkin, written], path: '/checkin' },
      ),
  };
}

test('what is saved is shown at once, and a suggestion for it is asked for', async () => {
  const { graph, show } = await visit();
  const page = await show();
  await page.press('Håp');
  await page.press('Lagre innsjekk');
  expect(await page.findByRole('heading', { level: 1, name: 'Håpet er med i dag.' })).toBeTruthy();
  expect(page.getByText('Lagret')).toBeTruthy();
  expect(page.getByText('Håp')).toBeTruthy();
  expect(await page.findText('Legg hendene rundt en varm kopp.')).toBeTruthy();
  expect(graph.of('TodaysCheckIn')).toHaveLength(1);
});

test('from the first moment it is the answers just given that are answered', async () => {
  const { show } = await visit();
  const page = await show();
  await page.press('Håp');
  const titles = new Set<string>();
  const look = new MutationObserver(() => titles.add(page.container.querySelector('h1')?.textContent ?? ''));
  look.observe(page.container, { childList: true, subtree: true, characterData: true });
  await page.press('Lagre innsjekk');
  expect(await page.findByRole('heading', { level: 1, name: 'Håpet er med i dag.' })).toBeTruthy();
  look.disconnect();
  expect([...titles]).not.toContain('Innsjekken er gjort');
});

describe('on a narrow screen', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: false });
  });
  afterEach(() => void (window.matchMedia = wide));

  test('what follows comes with the first suggestion, so that nothing moves from under a finger', async () => {
    const { graph, show } = await visit();
    const { fault, letGo } = holdAnswer();
    graph.goWrong(fault, { of: 'GenerateSuggestion' });
    const page = await show();
    await page.press('Håp');
    await page.press('Lagre nå');
    expect(await page.findByRole('heading', { level: 1, name: 'Håpet er med i dag.' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Se svarene' })).toBeNull();
    letGo();
    expect(await page.findText('Legg hendene rundt en varm kopp.')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Se svarene' })).toBeTruthy();
  });
});

test('what was answered can be changed, and stands until the change is saved (trap 44)', async () => {
  const { graph, show } = await visit(checkInOf(todaysDate()));
  const page = await show();
  await page.press('Endre svarene');
  await page.press('Håp');
  await page.press('Avbryt');
  expect(page.queryByText('Håp')).toBeNull();
  await page.press('Endre svarene');
  await page.press('Håp');
  await page.press('Lagre endringer');
  expect(await page.findText('Håp')).toBeTruthy();
  const saved = [{ variables: { input: { whatIsGood: ['glede', 'haap'] } } }];
  await waitFor(() => expect(graph.of('SaveCheckIn')).toMatchObject(saved));
});

test('answers from yesterday are saved for yesterday, which is said, and today is still open', async () => {
  const draft = { date: addDays(todaysDate(), -1), needMore: ['ro'] };
  localStorage.setItem(`spire.draft.checkin.${PERSON.userId}`, JSON.stringify(draft));
  const { graph, show } = await visit();
  const page = await show();
  await page.press('Lagre for i går');
  expect(await page.findText(/^Lagret for /)).toBeTruthy();
  expect(graph.of('SaveCheckIn')).toMatchObject([{ variables: { input: { date: draft.date } } }]);
  expect(page.getByRole('button', { name: 'Lagre innsjekk' })).toBeTruthy();
});

test('when the day turns, the summary gives way to a new form', async () => {
  const { show } = await visit(checkInOf(todaysDate()));
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS, 'nextTick', 'performance'] as never });
  try {
    const page = await show();
    await page.findByRole('heading', { level: 1, name: 'Innsjekken er gjort' });
    jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    act(() => void fireEvent.focus(window));
    expect(await page.findByRole('heading', { level: 1, name: 'Dagens innsjekk' })).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('what cannot be had is not taken for nothing, and can be asked for again', async () => {
  const { graph, show } = await visit(checkInOf(todaysDate()));
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'TodaysCheckIn' });
  const page = await show();
  expect(await page.findText('Vi fikk ikke hentet innsjekken')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Lagre innsjekk' })).toBeNull();
  await page.press('Prøv igjen');
  expect(await page.findByRole('heading', { level: 1, name: 'Innsjekken er gjort' })).toBeTruthy();
});

test('a read that fails after an answer takes nothing away', async () => {
  const { graph, show } = await visit(checkInOf(todaysDate()));
  const page = await show();
  await page.findByRole('heading', { level: 1, name: 'Innsjekken er gjort' });
  await page.press('Gå');
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'TodaysCheckIn' });
  await page.press('Gå');
  await waitFor(() => expect(graph.of('TodaysCheckIn')).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('Innsjekken er gjort')).toBeTruthy();
  expect(screen.getByText('Glede')).toBeTruthy();
});

test('where words may speak of a crisis, somebody to talk to is offered beside the suggestion (D49)', async () => {
  const { show } = await visit();
  const page = await show();
  await page.press('Håp');
  for (const folded of page.queryAllByRole('button', { name: /^Skriv med egne ord/ })) fireEvent.click(folded);
  const [words] = page.getAllByRole('textbox', { name: /Med egne ord/ });
  if (words === undefined) throw new Error('Nowhere to write');
  fireEvent.change(words, { target: { value: 'nei eg tenkjer ikkje på å ta livet av meg, eg er berre lei' } });
  await page.press('Lagre innsjekk');
  expect(await page.findText('Legg hendene rundt en varm kopp.')).toBeTruthy();
  expect(await page.findByRole('link', { name: 'Noen å snakke med' })).toBeTruthy();
});
