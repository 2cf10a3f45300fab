/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { GOOD_REPLIES } from '@spire/content/checkInReplies';
import { HARD_DAY_TEXTS } from '@spire/content/hardDay';
import { addDays } from '@spire/domain/dates';
import { HARD_DAY } from '@spire/domain/hardDay';
import { textMark } from '@spire/domain/textMark';
import { FAULTS, holdAnswer } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { useNavigate } from '@spire/remote-kit/router';
import { renderPage } from '@spire/testing/pageBench';
import { Visited } from '@spire/testing/Visited';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { written } from '@spire/written/messages/namespace';
import { checkin } from '../messages/namespace.ts';
import no from '../messages/no.ts';
import CheckInPage from './CheckInPage.tsx';

const REAL_TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'queueMicrotask'];
const checkInOf = (date: string, whatIsGood = ['glede']) => ({ id: `of ${date}`, date, whatIsGood });

function BrowsersBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Nettleserens tilbake</button>;
}

/** A person who has checked in on these dates, and gets one suggestion. */
const visit = (...saved: ReturnType<typeof checkInOf>[]) => visitOn({}, ...saved);

interface Circumstances {
  /** Other facts of the person. */
  me?: object;
  /** The fields of the day besides its date. */
  day?: object;
  /** The fields beside a suggestion. */
  beside?: object;
}

/** Visits the page in certain circumstances. */
async function visitOn({ me, day, beside }: Circumstances, ...saved: ReturnType<typeof checkInOf>[]) {
  const today = { date: todaysDate(), ...day };
  const of = (date: string) => saved.find((each) => each.date === date) ?? null;
  const sets: object[] = [];
  const marks: unknown[] = [];
  const graph = await startGraphStandIn({
    me: { todaysCheckIn: () => of(todaysDate()), todaysSuggestions: sets, day: () => today, ...me },
    mutations: {
      setAllShown: (input) => Object.assign(today, input),
      setHelpAside: ({ mark }) => {
        marks.push(mark);
        return Object.assign(today, { helpKind: null });
      },
      saveCheckIn: (input) => {
        const made = { ...input, ...checkInOf(String(input['date'])), ...input };
        saved.unshift(made);
        return made;
      },
      generateSuggestion: ({ id }) => {
        const suggestions = [{ text: 'Legg hendene rundt en varm kopp.', source: 'built_in' }];
        const made = { id, number: 1, limit: 8, form: 'card', date: todaysDate(), suggestions };
        sets.push(made);
        return { __typename: 'SuggestionSet', ...made, ...beside };
      },
    },
  });
  return {
    graph,
    marks,
    show: () =>
      renderPage(
        <Visited>
          <CheckInPage />
          <BrowsersBack />
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

test('the sentence that answers today stays for the day, through a reload', async () => {
  const { show } = await visit();
  const page = await show();
  await page.press('Håp');
  await page.press('Lagre innsjekk');
  expect(await page.findByRole('heading', { level: 1, name: GOOD_REPLIES.haap.no })).toBeTruthy();
  cleanup();
  const again = await show();
  expect(await again.findByRole('heading', { level: 1, name: GOOD_REPLIES.haap.no })).toBeTruthy();
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
  expect(titles.size).toBeLessThanOrEqual(2);
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

test.each([
  ['Endre svarene', no.modes.edit],
  ['Gjør innsjekken på nytt', no.modes.redo],
])('“%s” says what it is, and the browser’s back leads to the summary', async (way, { title, save }) => {
  const { show } = await visit(checkInOf(todaysDate()));
  const page = await show();
  await page.press(way);
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(page.getByRole('button', { name: save })).toBeTruthy();
  await page.press('Nettleserens tilbake');
  expect(await page.findByRole('heading', { level: 1, name: GOOD_REPLIES.glede.no })).toBeTruthy();
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
    await page.findByRole('heading', { level: 1, name: GOOD_REPLIES.glede.no });
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
  expect(await page.findText('Kunne ikke hente dagens innsjekk')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Lagre innsjekk' })).toBeNull();
  await page.press('Prøv igjen');
  expect(await page.findByRole('heading', { level: 1, name: GOOD_REPLIES.glede.no })).toBeTruthy();
});

test('a read that fails after an answer takes nothing away', async () => {
  const { graph, show } = await visit(checkInOf(todaysDate()));
  const page = await show();
  await page.findByRole('heading', { level: 1, name: GOOD_REPLIES.glede.no });
  await page.press('Gå');
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'TodaysCheckIn' });
  await page.press('Gå');
  await waitFor(() => expect(graph.of('TodaysCheckIn')).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText(GOOD_REPLIES.glede.no)).toBeTruthy();
  expect(screen.getByText('Glede')).toBeTruthy();
});

/** Writes in own words below the first question, and saves. */
async function saveWords(page: Awaited<ReturnType<Awaited<ReturnType<typeof visit>>['show']>>, value: string) {
  await page.findByRole('button', { name: 'Håp' });
  for (const folded of page.queryAllByRole('button', { name: /^Skriv med egne ord/ })) fireEvent.click(folded);
  const [words] = page.getAllByRole('textbox', { name: /Med egne ord/ });
  if (words === undefined) throw new Error('Nowhere to write');
  fireEvent.change(words, { target: { value } });
  await page.press('Lagre innsjekk');
}

test('where words may speak of a crisis, a number to call stands beside the suggestion (D60)', async () => {
  const { show } = await visitOn({ beside: { help: { level: 'offer', kind: 'unsure' } } });
  const page = await show();
  await saveWords(page, 'Litt av hvert');
  expect(await page.findText('Legg hendene rundt en varm kopp.')).toBeTruthy();
  expect(page.container.querySelector('a[href="tel:116123"]')).not.toBeNull();
});

const NUMBERS = 'a[href="tel:116123"]';

describe('after words of a crisis', () => {
  const CRISIS = 'Jeg vil ikke leve lenger';
  const nothingIsOffered = (page: { container: HTMLElement }) => {
    expect(screen.queryByText('Lagret')).toBeNull();
    expect(screen.queryByText('Legg hendene rundt en varm kopp.')).toBeNull();
    expect(screen.queryByText('Tre å velge mellom')).toBeNull();
    expect(screen.queryByText(CRISIS)).toBeNull();
    expect(page.container.querySelector(NUMBERS)).not.toBeNull();
  };

  test('help comes first, and whoever goes on is offered nothing all day (D49, D58)', async () => {
    const { graph, show } = await visit();
    const page = await show();
    const seen = new Set<string>();
    const look = new MutationObserver(() => seen.add(page.container.textContent));
    look.observe(page.container, { childList: true, subtree: true, characterData: true });
    await saveWords(page, CRISIS);
    await page.press('Fortsett');
    expect(await page.findByRole('heading', { level: 1, name: /Godt at du er her/u })).toBeTruthy();
    nothingIsOffered(page);
    await page.press('Gå');
    await page.press('Gå');
    expect(await page.findByRole('heading', { level: 1, name: /Godt at du er her/u })).toBeTruthy();
    nothingIsOffered(page);
    look.disconnect();
    expect([...seen].filter((text) => text.includes('Lagret'))).toEqual([]);
    expect(graph.of('GenerateSuggestion')).toEqual([]);
  });

  test('the answers can still be changed', async () => {
    const { show } = await visitOn({ day: { helpKind: 'suicide' } }, checkInOf(todaysDate()));
    const page = await show();
    await page.findByRole('heading', { level: 1, name: /Godt at du er her/u });
    nothingIsOffered(page);
    await page.press('Endre svarene');
    expect(await page.findByRole('button', { name: 'Lagre endringer' })).toBeTruthy();
  });

  test('what is not about the person is set aside by its mark, and the day is as any other (S11)', async () => {
    const { marks, show } = await visit();
    const page = await show();
    await saveWords(page, CRISIS);
    await page.press('Dette handler ikke om meg');
    expect(await page.findText('Legg hendene rundt en varm kopp.')).toBeTruthy();
    expect(marks).toEqual([textMark(CRISIS)]);
  });

  test('what was found elsewhere can be set aside where the day is met', async () => {
    const checkIn = { ...checkInOf(todaysDate()), needMoreText: 'Noe' };
    const { marks, show } = await visitOn({ day: { helpKind: 'suicide' } }, checkIn);
    const page = await show();
    await page.press('Dette handler ikke om meg');
    expect(await page.findText('Legg hendene rundt en varm kopp.')).toBeTruthy();
    expect(marks).toEqual([null]);
  });
});

describe('on a hard day', () => {
  const [calm] = HARD_DAY_TEXTS;
  const hardDay = { ...checkInOf(todaysDate(), []), whatIsGoodText: HARD_DAY.no };
  const suggestions = [{ text: calm?.text.no, source: 'built_in' }];

  test('a person stands first, then one text for such a day, and no more to choose from (D58)', async () => {
    const { show } = await visitOn({ beside: { suggestions } }, hardDay);
    const page = await show();
    await page.findByRole('heading', { level: 1, name: /tung dag/u });
    const number = page.container.querySelector(NUMBERS);
    await waitFor(() => expect(page.getByText(no.suggestion.hardTitle)).toBeTruthy());
    expect(number?.compareDocumentPosition(page.getByText(no.suggestion.hardTitle))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(page.container.querySelector('a[href^="sms:"]')).not.toBeNull();
    expect(page.queryByText('Tre å velge mellom')).toBeNull();
    expect(page.queryByRole('link', { name: 'Verktøy' })).toBeNull();
  });

  test('everything is shown all the same for whoever asks for it', async () => {
    const { graph, show } = await visitOn({}, hardDay);
    const page = await show();
    await page.press('Vis alt likevel');
    expect(await page.findText('Tre å velge mellom')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Vis alt likevel' })).toBeNull();
    expect(graph.of('SetAllShown')).toMatchObject([{ variables: { input: { isAllShown: true } } }]);
  });
});

test('with little energy the page is short, and the rest is one press away', async () => {
  const { show } = await visitOn({ me: { settings: { lowEnergyToday: true } } }, checkInOf(todaysDate()));
  const page = await show();
  expect(await page.findText('Legg hendene rundt en varm kopp.')).toBeTruthy();
  expect(page.queryByText('Tre å velge mellom')).toBeNull();
  await page.press('Vis alt likevel');
  expect(await page.findText('Tre å velge mellom')).toBeTruthy();
});
