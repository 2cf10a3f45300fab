/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { FAULTS, holdAnswer } from '@spire/testing/graphFaults';
import { GraphRefusal } from '@spire/testing/graphRefusal';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { Visited } from '@spire/testing/Visited';
import { HARD_DAY_TEXTS } from '@spire/content/hardDay';
import { textMark } from '@spire/domain/textMark';
import { screen, waitFor } from '@testing-library/react';
import { written } from '@spire/written/messages/namespace';
import { checkin } from '../messages/namespace.ts';
import { firstOfTheDay } from './firstOfTheDay.ts';
import SuggestionCard, { TodaysSuggestion } from './SuggestionCard.tsx';
import { useSuggestion } from './useSuggestion.ts';

const LONG = 10_000;
const CRISIS = 'Jeg vil ikke leve lenger';
const HELP = { __typename: 'CrisisHelp', kind: 'suicide' };

const setOf = (number: number, id = `set ${number}`) => ({
  __typename: 'SuggestionSet',
  id,
  number,
  limit: 8,
  form: 'card',
  date: todaysDate(),
  createdAt: '2026-01-02T12:00:00.000Z',
  suggestions: [
    { id: `${id}.1`, text: `Tekst ${number}`, minutes: 2, source: 'built_in', needs: ['ro', 'natur'] as string[] },
  ],
});

interface Day {
  /** The person's own words of today; null before the check-in. */
  words?: string | null;
  sets?: ReturnType<typeof setOf>[];
  /** In place of the next text. */
  answer?: (input: { id: string; isAside: boolean }) => object;
  /** Other facts of the person. */
  me?: Record<string, unknown>;
}

async function showCard({ words = 'Te', sets = [], answer, me = {} }: Day = {}) {
  const marks: unknown[] = [];
  const consents: object[] = [];
  const checkIn = {
    date: todaysDate(),
    needMore: ['natur', 'latter'],
    needMoreText: words ?? '',
    updatedAt: '2026-01-01T12:00:00.000Z',
  };
  const records: object[] = [];
  const day = { date: todaysDate(), isAllShown: false };
  const settings = { aiSuggestionsEnabled: true, memoryInspiration: false };
  const graph = await startGraphStandIn({
    ai: { isAvailable: true, host: 'ai.example' },
    me: {
      profile: { capacityLevel: 'moderate' },
      todaysCheckIn: words === null ? null : checkIn,
      todaysSuggestions: () => sets,
      settings: () => settings,
      consents: () => consents,
      suggestionInteractions: () => records,
      day,
      ...me,
    },
    mutations: {
      generateSuggestion: (input) => {
        const { id } = input as { id: string };
        const made = answer?.({ id, isAside: marks.length > 0 });
        if (made !== undefined) return made;
        const set = sets.find((each) => each.id === id) ?? setOf(sets.length + 1, id);
        sets = [...sets.filter((each) => each !== set), set];
        return set;
      },
      keepSuggestions: (input) => {
        const { id, texts } = input as { id: string; texts: string[] };
        const kept = setOf(sets.length + 1, id);
        kept.suggestions = texts.map((text, at) => ({
          ...{ id: `${id}.${at + 1}`, text, minutes: 2, source: 'built_in' },
          needs: [],
        }));
        sets = [...sets, kept];
        return kept;
      },
      setHelpAside: ({ date, mark }) => marks.push(mark) && { date },
      setAllShown: (input) => Object.assign(day, input),
      saveSettings: (input) => Object.assign(settings, input),
      recordSuggestion: (input) => records.push(input) && input,
      undoSuggestion: (_, { id }) => {
        const at = records.findIndex((each) => (each as { id: unknown }).id === id);
        records.splice(at, 1);
        return true;
      },
      decideConsent: ({ kind, isGiven }) => consents.push({ kind, isGiven }) && { kind, isGiven },
    },
  });
  const asked = () => graph.of('GenerateSuggestion').map(({ variables }) => variables['input'] as { id: string });
  return {
    graph,
    asked,
    records,
    marks,
    show: (Card = SuggestionCard) =>
      renderPage(
        <Visited>
          <Card />
        </Visited>,
        { graph, namespaces: [checkin, written] },
      ),
  };
}

const { setTimeout: wait } = window;
/** Long waits end at once. */
function shortenLongWaits() {
  const sooner = (run: () => void, delay?: number) => wait(run, delay === LONG ? 0 : delay);
  Object.assign(window, { setTimeout: sooner });
}
afterEach(() => void Object.assign(window, { setTimeout: wait }));

test('the first of the day comes by itself, asked for once, with where it comes from and its place', async () => {
  const { asked, show } = await showCard();
  const page = await show();
  expect(await page.findText('Tekst 1')).toBeTruthy();
  expect(page.getByText(/^Ferdig forslag, ikke behandling/)).toBeTruthy();
  expect(page.getByText('1 av 8 forslag brukt i dag')).toBeTruthy();
  expect(asked()).toMatchObject([{ id: firstOfTheDay(todaysDate()), language: 'no' }]);
});

test('without a check-in none is asked for', async () => {
  const { asked, show } = await showCard({ words: null });
  const page = await show();
  expect(await page.findText('Gjør dagens innsjekk først')).toBeTruthy();
  expect(page.getByText('Vi trenger svarene fra innsjekken for å lage forslag som passer deg.')).toBeTruthy();
  expect(asked()).toEqual([]);
});

test('another takes the place of the last, and is there after leaving and coming back', async () => {
  const { asked, show } = await showCard({ sets: [setOf(1)] });
  const page = await show();
  await page.press('Et annet');
  expect(await page.findText('Tekst 2')).toBeTruthy();
  expect(page.queryByText('Tekst 1')).toBeNull();
  await page.press('Gå');
  await page.press('Gå');
  expect(page.getByText('Tekst 2')).toBeTruthy();
  expect(asked()).toHaveLength(1);
});

test('a failure leaves the text, and the repeat goes under the same id (S21, D45)', async () => {
  const { graph, asked, show } = await showCard({ sets: [setOf(1)] });
  const page = await show();
  await page.findText('Tekst 1');
  graph.goWrong(FAULTS.cutsAnswer(), { of: 'GenerateSuggestion' });
  await page.press('Et annet');
  expect(await page.findText('Vi fikk ikke hentet et nytt forslag. Prøv igjen.')).toBeTruthy();
  expect(page.getByText('Tekst 1')).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await page.findText('Tekst 2')).toBeTruthy();
  expect(asked()[1]?.id).toBe(asked()[0]?.id);
});

test('when another device has used up the day, its last is shown and no more is offered', async () => {
  const sets = [setOf(1)];
  const { show } = await showCard({
    sets,
    answer: () => {
      sets.push(setOf(8));
      throw new GraphRefusal('DAILY_LIMIT');
    },
  });
  const page = await show();
  await page.press('Et annet');
  expect(await page.findText('Tekst 8')).toBeTruthy();
  expect(page.getByText('Dagens grense er nådd')).toBeTruthy();
  expect(page.getByText(/^Du har fått dagens 8 forslag\./)).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Et annet' })).toBeNull();
});

test('why this one is said in the words of today’s answers that it is written for', async () => {
  const { show } = await showCard({ sets: [setOf(1)] });
  const page = await show();
  expect((await page.findText(/Fordi du svarte/)).textContent).toBe('Fordi du svarte 🌲 Natur');
});

test('an earlier one of the day is fetched back, and nothing is asked for (D48)', async () => {
  const { asked, show } = await showCard({ sets: [setOf(1), setOf(2)] });
  const page = await show();
  await page.press('Tidligere i dag');
  await page.press('Hent: Tekst 1');
  expect(page.getByText('2 av 8 forslag brukt i dag')).toBeTruthy();
  expect(page.getByText('Tekst 1')).toBeTruthy();
  expect(asked()).toEqual([]);
});

describe('what became of it', () => {
  test('done and liked are kept, can be taken back at once, and are there the next time', async () => {
    const { records, show } = await showCard({ sets: [setOf(1)] });
    const page = await show();
    await page.press('Liker');
    await page.press('Gjort');
    expect(await page.findText(/^Gjort\./u)).toBeTruthy();
    await waitFor(() => expect(records).toHaveLength(2));
    expect(records).toMatchObject(
      ['liked', 'completed'].map((interactionType) => ({
        interactionType,
        suggestionText: 'Tekst 1',
        suggestionType: 'regular',
        date: todaysDate(),
      })),
    );
    await page.press('Angre');
    await waitFor(() => expect(records).toMatchObject([{ interactionType: 'liked' }]));
    expect(page.getByRole('button', { name: 'Gjort' })).toBeTruthy();
    await page.press('Gå');
    await page.press('Gå');
    await page.press('Likt');
    await waitFor(() => expect(records).toEqual([]));
  });

  test('what is done locks, and can be taken back on a later visit that day (D89)', async () => {
    const completed = (text: string) => ({
      id: text,
      suggestionText: text,
      interactionType: 'completed',
      date: todaysDate(),
    });
    const { records, show } = await showCard({ sets: [setOf(1)] });
    records.push(completed('Tekst 1'));
    const page = await show();
    expect((await page.findByRole('button', { name: 'Gjort' })).getAttribute('aria-disabled')).toBe('true');
    await page.press('Angre');
    await waitFor(() => expect(records).toEqual([]));
    expect(page.getByRole('button', { name: 'Gjort' }).getAttribute('aria-disabled')).toBeNull();
    expect(page.queryByRole('button', { name: 'Angre' })).toBeNull();
  });

  test('the words count the buds that the plant has, and no more', async () => {
    const done = (text: string) => ({
      id: text,
      suggestionText: text,
      interactionType: 'completed',
      date: todaysDate(),
    });
    const said = async (before: number) => {
      const { records, show } = await showCard({ sets: [setOf(1)] });
      records.push(...Array.from({ length: before }, (_, index) => done(`Før ${index}`)));
      const page = await show();
      await page.press('Gjort');
      const words = await page.findText(/^Gjort\..*(knopp|knopper)/u);
      await waitFor(() => expect(page.container.querySelectorAll('.bud').length).toBeGreaterThan(0));
      const counted = { words: words.textContent, drawn: page.container.querySelectorAll('.bud').length };
      page.unmount();
      return counted;
    };
    expect(await said(0)).toEqual({ words: 'Gjort. Planten fikk en knopp.', drawn: 1 });
    expect(await said(1)).toEqual({ words: 'Gjort. To knopper på planten.', drawn: 2 });
    expect(await said(3)).toEqual({ words: 'Gjort. Tre knopper på planten.', drawn: 3 });
  });

  test('what could not be kept is said, and is open again', async () => {
    const { graph, show } = await showCard({ sets: [setOf(1)] });
    graph.goWrong(FAULTS.refuses('NOT_FOUND'), { of: 'RecordSuggestion' });
    const page = await show();
    await page.press('Gjort');
    expect(await page.findText('Kunne ikke lagre forslaget. Prøv igjen.')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Gjort' })).toBeTruthy();
  });

  test('an earlier one under way on a later visit stays once it is done, and can be taken back', async () => {
    const { records, show } = await showCard({ sets: [setOf(1), setOf(2)] });
    const page = await show();
    await page.press('Tidligere i dag');
    await page.press('Hent: Tekst 1');
    await page.press('Prøv nå · 2 min');
    await page.press('Gå');
    await page.press('Gå');
    await page.press('Ferdig');
    expect(await page.findText(/^Gjort\./u)).toBeTruthy();
    expect(page.getByText('Tekst 1')).toBeTruthy();
    expect(page.queryByText('Tekst 2')).toBeNull();
    await waitFor(() => expect(records).toMatchObject([{ suggestionText: 'Tekst 1' }]));
    await page.press('Angre');
    await waitFor(() => expect(records).toEqual([]));
    await page.press('Et annet');
    expect(await page.findText('Tekst 3')).toBeTruthy();
  });

  test('whoever tries it is done when the time is, or before', async () => {
    const { records, show } = await showCard({ sets: [setOf(1)] });
    const page = await show();
    await page.press('Prøv nå · 2 min');
    expect(page.getByRole('timer').textContent).toBe('2:00');
    await page.press('Avbryt');
    await page.press('Prøv nå · 2 min');
    await page.press('Ferdig');
    expect(await page.findText(/^Gjort\./u)).toBeTruthy();
    await waitFor(() => expect(records).toMatchObject([{ interactionType: 'completed' }]));
  });
});

test('help comes in the place of a text, and once it is not about the person the text comes under the same id (S11)', async () => {
  const { asked, marks, show } = await showCard({ answer: ({ isAside }) => (isAside ? setOf(1) : HELP) });
  const page = await show();
  await page.press('Dette handler ikke om meg');
  expect(await page.findText('Tekst 1')).toBeTruthy();
  expect(marks).toEqual([textMark('Te')]);
  const id = firstOfTheDay(todaysDate());
  expect(asked()).toMatchObject([{ id }, { id }]);
});

test('whoever goes on from help is given nothing, and nothing more is asked for (D58)', async () => {
  const { asked, show } = await showCard({ answer: () => HELP });
  const page = await show();
  await page.press('Fortsett');
  await waitFor(() => expect(page.queryByRole('heading')).toBeNull());
  expect(asked()).toHaveLength(1);
});

test('where nobody is reached the day’s first comes from this device, under the same id, and is kept by its text', async () => {
  const { graph, show } = await showCard({ words: '' });
  graph.goWrong(FAULTS.resets(), { of: 'GenerateSuggestion', times: 9 });
  const page = await show();
  await page.findByRole('button', { name: 'Et annet' });
  await waitFor(() => expect(graph.of('KeepSuggestions')).toHaveLength(1));
  const { texts, ...input } = graph.of('KeepSuggestions')[0]?.variables['input'] as { texts: [string] };
  expect(input).toMatchObject({ id: firstOfTheDay(todaysDate()), form: 'card', language: 'no', date: todaysDate() });
  expect(page.getByText(texts[0])).toBeTruthy();
});

test('help comes first also when nobody can be asked (S6)', async () => {
  const { graph, show } = await showCard({ words: CRISIS });
  graph.goWrong(FAULTS.resets(), { of: 'GenerateSuggestion' });
  const page = await show();
  expect(await page.findByRole('button', { name: 'Fortsett' })).toBeTruthy();
  expect(page.container.querySelector('a[href="tel:116123"]')).not.toBeNull();
});

test('nobody has to wait, and what comes after all is shown all the same (A38)', async () => {
  shortenLongWaits();
  const { graph, asked, show } = await showCard();
  const { fault, letGo } = holdAnswer();
  graph.goWrong(fault, { of: 'GenerateSuggestion' });
  const page = await show();
  await waitFor(() => expect(asked()).toHaveLength(1));
  await page.press('Ikke vent lenger');
  expect(page.getByText('Ingen forslag akkurat nå')).toBeTruthy();
  letGo();
  expect(await page.findText('Tekst 1')).toBeTruthy();
});

test('a card that cannot be had can be asked for again', async () => {
  const { graph, show } = await showCard({ sets: [setOf(1)] });
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'TodaysSuggestions' });
  const page = await show();
  expect(await page.findText('Ingen forslag akkurat nå')).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await page.findText('Tekst 1')).toBeTruthy();
});

test('a read that fails after an answer leaves the text', async () => {
  const { graph, show } = await showCard({ sets: [setOf(1)] });
  const page = await show();
  await page.findText('Tekst 1');
  await page.press('Gå');
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'TodaysSuggestions' });
  await page.press('Gå');
  await waitFor(() => expect(graph.of('TodaysSuggestions')).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('Tekst 1')).toBeTruthy();
});

test('whether AI may write is asked once, and can be changed as easily (S2)', async () => {
  const { graph, show } = await showCard({ sets: [setOf(1)] });
  const page = await show();
  expect(await page.findText(/sendes dette til ai\.example/)).toBeTruthy();
  await page.press('Ja, bruk KI');
  expect(await page.findText('KI kan skrive forslagene dine.')).toBeTruthy();
  await page.press('Slutt å bruke KI');
  expect(await page.findText('KI skriver ikke forslagene dine.')).toBeTruthy();
  await page.press('La KI skrive forslagene');
  await page.press('Ja, bruk KI');
  expect(await page.findText('KI kan skrive forslagene dine.')).toBeTruthy();
  expect(graph.of('DecideAboutAi').map(({ variables }) => variables['input'])).toMatchObject(
    [true, false, true].map((isGiven) => ({ kind: 'ai', isGiven })),
  );
});

const OnItsPage = () => <TodaysSuggestion of={useSuggestion()} hasMemoryChoice />;

test('whether a memory may inspire is switched on its page, and stays as it was left', async () => {
  const { graph, show } = await showCard({ sets: [setOf(1)] });
  const page = await show(OnItsPage);
  const box = await page.findByRole('checkbox', { name: 'La et godt minne inspirere forslagene' });
  expect(box).toHaveProperty('checked', false);
  box.click();
  await waitFor(() =>
    expect(graph.of('InspireByMemory')).toMatchObject([{ variables: { input: { memoryInspiration: true } } }]),
  );
  await waitFor(() => expect(page.getByRole('checkbox')).toHaveProperty('checked', true));
});

test('a choice that could not be saved is still open', async () => {
  const { graph, show } = await showCard({ sets: [setOf(1)] });
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'DecideAboutAi' });
  const page = await show();
  await page.press('Nei, ferdige tekster');
  expect(await page.findText('Vi fikk ikke lagret valget. Prøv igjen.')).toBeTruthy();
  await page.press('Nei, ferdige tekster');
  expect(await page.findText('KI skriver ikke forslagene dine.')).toBeTruthy();
  expect(page.queryByText('Vi fikk ikke lagret valget. Prøv igjen.')).toBeNull();
});

test('help that was found in words which are changed since holds for the whole day, and can be taken back here (S6, S11)', async () => {
  const { graph, marks, show } = await showCard({ words: CRISIS });
  const stop = graph.goWrong(FAULTS.resets(), { of: 'GenerateSuggestion', times: 9 });
  const page = await show();
  await page.findByRole('button', { name: 'Fortsett' });
  stop();
  await page.press('Dette handler ikke om meg');
  expect(await page.findText('Tekst 1')).toBeTruthy();
  expect(marks).toEqual([textMark(CRISIS)]);
});

test('beside a text for words that may speak of a crisis a number stands in place (D60)', async () => {
  const help = { level: 'offer', kind: 'abuse' };
  const { show } = await showCard({ answer: ({ id }) => ({ ...setOf(1, id), help }) });
  const page = await show();
  expect(await page.findText('Tekst 1')).toBeTruthy();
  expect(page.container.querySelector('a[href="tel:116006"]')).not.toBeNull();
});

test('what has seen the day stands before the text (D61)', async () => {
  const { show } = await showCard({ answer: ({ id }) => ({ ...setOf(1, id), seen: 'Vi ser det' }) });
  const page = await show();
  const seen = await page.findText('Vi ser det');
  expect(seen.compareDocumentPosition(page.getByText('Tekst 1'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what was answered beside the text is there again on a later visit', async () => {
  const stored = { ...setOf(1), seen: 'Vi ser det', help: { level: 'offer', kind: 'abuse' } };
  const { asked, show } = await showCard({ sets: [stored] });
  const page = await show();
  expect(await page.findText('Vi ser det')).toBeTruthy();
  expect(page.container.querySelector('a[href="tel:116006"]')).not.toBeNull();
  expect(asked()).toEqual([]);
});

test('after help the card shows nothing of what the day had, and asks for nothing (D58)', async () => {
  const day = { date: todaysDate(), helpKind: 'suicide' };
  const { graph, asked, show } = await showCard({ sets: [setOf(1)], me: { day } });
  const page = await show();
  await waitFor(() => expect(graph.of('Day').length).toBeGreaterThan(0));
  await waitFor(() => expect(page.queryByRole('heading')).toBeNull());
  expect(page.queryByText('Tekst 1')).toBeNull();
  expect(asked()).toEqual([]);
});

describe('on a day that is hard by its mood alone', () => {
  const [calm] = HARD_DAY_TEXTS;
  const text = calm?.text.no ?? '';
  const calmSet = (id: string) => {
    const made = setOf(2, id);
    return { ...made, suggestions: made.suggestions.map((each) => ({ ...each, text })) };
  };
  const hard = { todaysMood: { id: 'm', date: todaysDate(), mood: 1 } };

  test('a text for hard days comes, in the place of what was shown before, without a check-in too', async () => {
    const sets = [setOf(1)];
    const { asked, show } = await showCard({
      words: null,
      sets,
      me: hard,
      answer: ({ id }) => {
        const made = calmSet(id);
        sets.push(made);
        return made;
      },
    });
    const page = await show();
    expect(await page.findText(text)).toBeTruthy();
    expect(page.queryByText('Tekst 1')).toBeNull();
    expect(asked()).toMatchObject([{ id: firstOfTheDay(todaysDate(), true) }]);
  });

  test('there is no timer, and nothing is made of what is done', async () => {
    const { records, show } = await showCard({ sets: [calmSet('calm')], me: hard });
    const page = await show();
    await page.press('Gjort');
    await waitFor(() => expect(records).toHaveLength(1));
    expect(page.queryByRole('button', { name: /^Prøv nå/u })).toBeNull();
    expect(page.queryByText(/Planten/u)).toBeNull();
  });
});
