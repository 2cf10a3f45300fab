/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { textMark } from '@spire/domain/textMark';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { written } from '@spire/written/messages/namespace';
import { options } from '@spire/i18n';
import { checkin } from '../messages/namespace.ts';
import ChoosePage from './ChoosePage.tsx';
import { doing } from '../doing/messages/namespace.ts';

const setOf = (number: number, form: string, id = `s${number}`) => ({
  __typename: 'SuggestionSet',
  id,
  number,
  limit: 8,
  form,
  date: todaysDate(),
  about: null,
  guesses: null,
  suggestions: [1, 2, 3].map((each) => ({
    id: `${id}.${each}`,
    text: `Tekst ${number}.${each}`,
    minutes: 2,
    source: 'built_in',
    why: null,
  })),
});

interface Asked {
  id: string;
  prompt?: string;
  about?: string;
}

const GUESSES = ['tired_head', 'pain', 'sad', 'work'];

async function show({ sets = [setOf(1, 'card')] as object[], isCrisis = false, isSure = false, me = {} } = {}) {
  const marks: unknown[] = [];
  let records: Record<string, unknown>[] = [];
  const graph = await startGraphStandIn({
    me: {
      todaysCheckIn: { id: 'c', date: todaysDate() },
      todaysSuggestions: () => sets,
      suggestionInteractions: () => records,
      ...me,
    },
    mutations: {
      recordSuggestion: (input) => records.push(input) && input,
      undoSuggestion: (_, { id }) => {
        records = records.filter((each) => each['id'] !== id);
        return true;
      },
      keepSuggestions: ({ id, texts }) => {
        const made = setOf(sets.length + 1, 'list', String(id));
        const kept = {
          ...made,
          suggestions: (texts as string[]).map((text, at) => ({
            ...made.suggestions[at],
            id: `${String(id)}.${at + 1}`,
            minutes: 2,
            source: 'built_in',
            text,
          })),
        };
        sets = [...sets, kept];
        return kept;
      },
      setHelpAside: ({ date, mark }) => marks.push(mark) && { date },
      generateSuggestions: ({ id, prompt, about }) => {
        if (isCrisis && marks.length === 0) return { __typename: 'CrisisHelp', kind: 'suicide' };
        const set = setOf(sets.length + 1, prompt === undefined && about === undefined ? 'list' : 'prompt', String(id));
        const taken = about ?? (isSure ? 'sleep' : null);
        const why = taken === null ? null : about === undefined ? 'wrote' : 'chosen';
        const heard =
          set.form === 'list'
            ? { about: null, guesses: null }
            : {
                about: taken,
                guesses:
                  about === undefined && isSure ? ['sleep', ...GUESSES] : GUESSES.filter((each) => each !== about),
              };
        const made = { ...set, ...heard, suggestions: set.suggestions.map((each) => ({ ...each, why })) };
        sets = [...sets, made];
        return made;
      },
    },
  });
  const page = await renderPage(<ChoosePage />, { graph, namespaces: [checkin, doing, options, written] });
  const asked = () => graph.of('GenerateSuggestions').map(({ variables }) => variables['input'] as Asked);
  return { ...page, graph, asked, marks, records: () => records };
}

test('nothing is asked for by itself, and three come when they are, with where they come from', async () => {
  const page = await show();
  await page.findByRole('button', { name: 'Gi meg tre forslag' });
  expect(page.asked()).toEqual([]);
  await page.press('Gi meg tre forslag');
  expect(await page.findText('Tekst 2.3')).toBeTruthy();
  expect(page.getByText('Ferdig forslag')).toBeTruthy();
  await page.press('Tre nye');
  expect(await page.findText('Tekst 3.1')).toBeTruthy();
  expect(page.queryByText('Tekst 2.3')).toBeNull();
});

test('what may mean several things is asked about beside the three, and a tap brings three of that (D55)', async () => {
  const page = await show();
  await page.write(/Hva trenger du nå/u, 'det er den dagen igjen');
  await page.press('Gi meg tre forslag');
  const question = await page.findByRole('region', { name: /Hva handler det mest om/u });
  expect(within(question).getAllByRole('button')).toHaveLength(GUESSES.length + 1);
  expect(await page.findText('Tekst 2.1')).toBeTruthy();
  await page.press('Trist eller motløs');
  expect(await page.findByRole('heading', { level: 1, name: 'Trist eller motløs' })).toBeTruthy();
  expect(await page.findText('Tekst 3.1')).toBeTruthy();
  expect(page.queryByRole('region', { name: /Hva handler det mest om/u })).toBeNull();
  expect(page.getByRole('link', { name: 'Noen å snakke med' }).getAttribute('href')).toBe('/help');
  const [first, second] = page.asked();
  expect(first).toMatchObject({ prompt: 'det er den dagen igjen' });
  expect(first).not.toHaveProperty('about');
  expect(second).toMatchObject({ prompt: 'det er den dagen igjen', about: 'sad' });
  expect(second?.id).not.toBe(first?.id);
});

test('what was chosen is taken back by one tap, and the three from before stand there again (D62)', async () => {
  const page = await show();
  await page.write(/Hva trenger du nå/u, 'det er den dagen igjen');
  await page.press('Gi meg tre forslag');
  await page.press('Vondt i kroppen');
  expect(await page.findText('Tekst 3.1')).toBeTruthy();
  await page.press('Ta det tilbake');
  expect(await page.findText('Tekst 2.1')).toBeTruthy();
  expect(page.queryByText('Tekst 3.1')).toBeNull();
  expect(page.getByRole('heading', { level: 1, name: 'Tre å velge mellom' })).toBeTruthy();
  expect(page.asked()).toHaveLength(2);
});

test('what was taken for sure is shown as a guess, each text says why, and one tap asks instead (D62)', async () => {
  const page = await show({ isSure: true });
  await page.write(/Hva trenger du nå/u, 'våken igjen');
  await page.press('Gi meg tre forslag');
  expect(await page.findText('Gjettet')).toBeTruthy();
  expect(page.getAllByText(/^Fordi det kan handle om/u)).toHaveLength(3);
  await page.press('Endre: Søvn og netter');
  expect(await page.findByRole('heading', { level: 1, name: /Hva handler det mest om/u })).toBeTruthy();
  expect(page.getByText(/våken igjen/u)).toBeTruthy();
  await page.press('Behold de tre');
  expect(await page.findText('Tekst 2.1')).toBeTruthy();
  expect(page.asked()).toHaveLength(1);
});

test('what was heard stands with the three, so that a page opened anew tells it as well', async () => {
  const set = setOf(2, 'prompt');
  const suggestions = set.suggestions.map((each) => ({ ...each, why: 'wrote' }));
  const page = await show({ sets: [{ ...set, ...{ about: 'sleep', guesses: ['sleep', ...GUESSES] }, suggestions }] });
  expect(await page.findText('Gjettet')).toBeTruthy();
  expect(page.getAllByText(/^Fordi det kan handle om/u)).toHaveLength(3);
});

test('not quite: four guesses, the three stay until new ones are here, and then own words, never guesses again', async () => {
  const page = await show({ sets: [setOf(1, 'list')] });
  await page.press('Ikke helt?');
  page.graph.goWrong(FAULTS.cutsAnswer(), { of: 'GenerateSuggestions' });
  await page.press('Sliten i hodet');
  expect(await page.findText('Kunne ikke generere forslag. Prøv igjen senere.')).toBeTruthy();
  await page.press('Sliten i hodet');
  expect(await page.findByRole('heading', { level: 1, name: 'Sliten i hodet' })).toBeTruthy();
  const [first, second] = page.asked();
  expect(second).toEqual(first);
  expect(second).toMatchObject({ about: 'tired_head' });
  await page.press('Ikke helt?');
  expect(await page.findByRole('link', { name: 'Et verktøy kan også hjelpe' })).toBeTruthy();
  await waitFor(() => expect(page.getByLabelText(/Hva trenger du nå/u)).toBe(document.activeElement));
});

test('something else opens own words, with the three kept', async () => {
  const page = await show({ sets: [setOf(1, 'list')] });
  await page.press('Ikke helt?');
  await page.press('Noe annet');
  expect(await page.findText('Tekst 1.1')).toBeTruthy();
  await waitFor(() => expect(page.getByLabelText(/Hva trenger du nå/u)).toBe(document.activeElement));
});

test('why says the need that was chosen today, where the text is written for it, and pretends to no other reason', async () => {
  const set = setOf(1, 'list');
  const suggestions = set.suggestions.map((each, at) => ({ ...each, needs: at === 0 ? ['ro'] : ['natur'] }));
  const me = { todaysCheckIn: { id: 'c', date: todaysDate(), needMore: ['ro'] } };
  const page = await show({ sets: [{ ...set, suggestions }], me });
  expect(await page.findText('Fordi du svarte Ro')).toBeTruthy();
  expect(page.getAllByText('Valgt etter formen din i dag')).toHaveLength(2);
});

test('what is written is set aside by its mark where it was not about the person, and is asked for then (S11)', async () => {
  const page = await show({ isCrisis: true });
  await page.write(/Hva trenger du nå/u, 'noe rolig');
  await page.press('Gi meg tre forslag');
  await page.press('Dette handler ikke om meg');
  expect(await page.findText('Tekst 2.1')).toBeTruthy();
  expect(page.asked().map(({ prompt }) => prompt)).toEqual(['noe rolig', 'noe rolig']);
  expect(page.marks).toEqual([textMark('noe rolig')]);
  expect(page.getByLabelText(/Hva trenger du nå/u)).toHaveProperty('value', 'noe rolig');
});

test('a failure is said, and the repeat goes under the same id (D45)', async () => {
  const page = await show();
  page.graph.goWrong(FAULTS.cutsAnswer(), { of: 'GenerateSuggestions' });
  await page.press('Gi meg tre forslag');
  expect(await page.findText('Kunne ikke generere forslag. Prøv igjen senere.')).toBeTruthy();
  await page.press('Prøv igjen');
  await waitFor(() => expect(page.asked()).toHaveLength(2));
  expect(page.asked()[1]?.id).toBe(page.asked()[0]?.id);
});

test('where nobody is reached three come from this device, are kept by their texts and read no wish', async () => {
  const page = await show({ sets: [] });
  page.graph.goWrong(FAULTS.resets(), { of: 'GenerateSuggestions', times: 9 });
  await page.write(/Hva trenger du nå/u, 'noe rolig');
  await page.press('Gi meg tre forslag');
  await page.press('Prøv igjen');
  expect(await page.findAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(page.graph.of('KeepSuggestions')).toHaveLength(1));
  const input = page.graph.of('KeepSuggestions')[0]?.variables['input'];
  expect(input).toMatchObject({ form: 'list', texts: expect.any(Array) as unknown });
  expect(JSON.stringify(input)).not.toContain('noe rolig');
  expect(page.getByLabelText(/Hva trenger du nå/u)).toHaveProperty('value', 'noe rolig');
});

test('at the end of the day’s eight what was given stays, and no more is offered', async () => {
  const page = await show({ sets: [setOf(7, 'list'), setOf(8, 'card')] });
  expect(await page.findText('Tekst 7.1')).toBeTruthy();
  expect(page.getByText('Dagens grense er nådd')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Tre nye' })).toBeNull();
});

test('where another device has used up the day, that is said, its last three stand here, and nothing is to be retried', async () => {
  const sets: object[] = [setOf(1, 'list')];
  const page = await show({ me: { todaysSuggestions: () => sets } });
  await page.findText('Tekst 1.1');
  sets.push(setOf(8, 'list'));
  page.graph.goWrong(FAULTS.refuses('DAILY_LIMIT'), { of: 'GenerateSuggestions' });
  await page.press('Tre nye');
  expect(await page.findText('Dagens grense er nådd')).toBeTruthy();
  expect(await page.findText('Tekst 8.1')).toBeTruthy();
  expect(page.queryByText('Kunne ikke generere forslag. Prøv igjen senere.')).toBeNull();
  expect(page.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
});

test('where another device has taken today’s check-in away, it comes first again', async () => {
  let todaysCheckIn: object | null = { id: 'c', date: todaysDate() };
  const page = await show({ me: { todaysCheckIn: () => todaysCheckIn } });
  await page.findByRole('button', { name: 'Gi meg tre forslag' });
  todaysCheckIn = null;
  page.graph.goWrong(FAULTS.refuses('CHECK_IN_REQUIRED'), { of: 'GenerateSuggestions' });
  await page.press('Gi meg tre forslag');
  expect(await page.findText('Gjør dagens innsjekk først')).toBeTruthy();
  expect(page.queryByText('Kunne ikke generere forslag. Prøv igjen senere.')).toBeNull();
});

test('help comes in their place, and whoever goes on has lost nothing (S10)', async () => {
  const page = await show({ isCrisis: true });
  await page.write(/Hva trenger du nå/u, 'noe rolig');
  await page.press('Gi meg tre forslag');
  await page.press('Fortsett');
  await page.findByRole('button', { name: 'Gi meg tre forslag' });
  expect(page.asked()).toHaveLength(1);
  expect(page.getByLabelText(/Hva trenger du nå/u)).toHaveProperty('value', 'noe rolig');
});

test.each([
  ['after help', { day: { date: todaysDate(), helpKind: 'suicide' } }],
  ['on a hard day', { todaysMood: { id: 'm', date: todaysDate(), mood: 1 } }],
])('%s there is nothing to choose from (D58)', async (_when, me) => {
  const page = await show({ sets: [setOf(1, 'list')], me });
  await waitFor(() => expect(page.graph.of('Day').length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.queryByText('Tekst 1.1')).toBeNull();
  expect(page.queryByRole('button', { name: /^Gjort|forslag/u })).toBeNull();
});

test('on a hard day everything comes back for whoever wants to see it', async () => {
  const day = { date: todaysDate(), isAllShown: true };
  const page = await show({ me: { day, todaysMood: { id: 'm', date: todaysDate(), mood: 1 } } });
  expect(await page.findByRole('button', { name: 'Gi meg tre forslag' })).toBeTruthy();
});

test('each is done, liked and taken back where it stands, and is so the next time (D89)', async () => {
  const page = await show({ sets: [setOf(1, 'list')] });
  await page.press('Gjort: Tekst 1.2');
  expect(await page.findText('Én er gjort. Det er nok.')).toBeTruthy();
  await page.press('Liker: Tekst 1.3');
  await waitFor(() =>
    expect(page.records()).toMatchObject([
      { suggestionText: 'Tekst 1.2', interactionType: 'completed' },
      { suggestionText: 'Tekst 1.3', interactionType: 'liked' },
    ]),
  );
  page.unmount();
  const again = await renderPage(<ChoosePage />, {
    graph: page.graph,
    namespaces: [checkin, doing, options, written],
  });
  await again.press('Angre: Tekst 1.2');
  await again.press('Likt: Tekst 1.3');
  await waitFor(() => expect(page.records()).toEqual([]));
  expect(again.getByRole('button', { name: 'Gjort: Tekst 1.2' }).getAttribute('aria-disabled')).toBeNull();
});

test('one runs at a time, the first resting meanwhile, and is done when the person says so', async () => {
  const page = await show({ sets: [setOf(1, 'list')] });
  await page.press('Prøv i 2 min: Tekst 1.1');
  await page.press('Prøv i 2 min: Tekst 1.2');
  expect(await page.findAllByRole('button', { name: 'Fortsett' })).toHaveLength(1);
  expect(page.getAllByRole('button', { name: 'Pause' })).toHaveLength(1);
  const [, second] = page.getAllByRole('listitem');
  if (second === undefined) throw new RangeError('There is no second choice');
  const finish = within(second).getByRole('button', { name: 'Ferdig' });
  await act(() => Promise.resolve(void fireEvent.click(finish)));
  await waitFor(() =>
    expect(page.records()).toMatchObject([{ suggestionText: 'Tekst 1.2', interactionType: 'completed' }]),
  );
});

test('the counter counts the three as one, at once (D22)', async () => {
  const page = await show();
  await page.press('Gi meg tre forslag');
  expect(await page.findText('2 av 8 forslag brukt i dag')).toBeTruthy();
});
