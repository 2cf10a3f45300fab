/** @jest-environment @spire/testing/browserEnvironment */
import { REFUSALS } from '@spire/content/refusals';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { clockAhead } from '@spire/testing/wrongClock';
import { written } from '@spire/written/messages/namespace';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toolHistory } from '../history/messages/namespace.ts';
import { tools } from '../messages/namespace.ts';
import { AFTER_HELP, dayWith, untilSetAside, WEIGHTY } from '../testing/dayWorld.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { writtenTools } from '../written/messages/namespace.ts';
import { selfPriority } from './messages/namespace.ts';
import SelfPriorityPage from './SelfPriorityPage.tsx';

const SHOULD = 'Gå på fest med naboene';
const NEED = 'Hvile';
const WORDS = { short: 'Nei takk.', warm: 'Takk, men nei.', offer: 'Ikke nå, men ring meg gjerne.' };
const OTHERS = { short: 'Ikke denne gangen.', warm: 'Så fint at du spør, men nei.', offer: 'Nei, men send et bilde.' };
const wordings = [WORDS, OTHERS].flatMap((each) =>
  Object.entries(each).map(([tone, words]) => ({ tone, text: words, source: 'ai' })),
);
const HELP = { __typename: 'CrisisHelp', kind: 'abuse' };
const text = (words: string) => ({ __typename: 'WrittenText', text: words, reminder: 'Husk pausen.', source: 'ai' });

interface World {
  records?: object[];
  help?: object;
  language?: 'no' | 'en';
  hasAi?: boolean;
  me?: object;
  seen?: string | null;
  /** Help that the server offers beside the wordings. */
  offered?: object | null;
}

async function showPage({
  records = [],
  help,
  language = 'no',
  hasAi = false,
  me = {},
  seen = null,
  offered = null,
}: World = {}) {
  const server = untilSetAside(help);
  const saved: { id?: string }[] = [];
  const graph = await startGraphStandIn({
    ai: { isAvailable: hasAi, host: hasAi ? 'ai.example' : null },
    me: {
      toolActivities: () => ({ nodes: records, endCursor: null, hasNextPage: false }),
      consents: [],
      settings: { aiSuggestionsEnabled: true },
      ...me,
    },
    mutations: {
      ...server.mutations,
      writeBoundary: () =>
        server.helpOr({
          ...text(WORDS.warm),
          seen,
          again: 'Svaret er det samme.',
          wordings,
          guess: { who: 'neighbour', kind: 'attend' },
          help: offered,
        }),
      validateBoundary: () => ({ ...text('Det er lov å hvile.'), again: null, wordings: [], guess: null }),
      addSelfPriority: (input) => {
        const { id, date, completedAt, ...record } = input;
        saved.push(input);
        return {
          id,
          date,
          completedAt,
          tool: 'self_priority',
          record: { __typename: 'SelfPriorityRecord', ...record, needInstead: input['needInstead'] },
        };
      },
    },
  });
  const show = (path = '/self-priority') =>
    renderPage(<SelfPriorityPage />, {
      graph,
      language,
      path,
      namespaces: [tools, written, toolFrame, writtenTools, selfPriority, toolHistory],
    });
  return { graph, saved, show, marks: server.marks };
}

const choose = async (name: RegExp) => {
  const radio = await screen.findByRole('radio', { name });
  await act(() => Promise.resolve(void fireEvent.click(radio)));
};

type Page = Awaited<ReturnType<typeof renderPage>>;

async function answer(page: Page, should = SHOULD) {
  await page.write('Det jeg blir spurt om', should);
  await page.press('Hvile');
}

async function askFor(page: Page) {
  await page.press('Se tre måter å si nei på');
}

/** The whole way: asked, chosen and kept as it stands. */
async function keepWarm(page: Page) {
  await answer(page);
  await askFor(page);
  await choose(/^Varm/u);
  await page.press('Bruk denne');
  await page.findText('Det er lov å hvile.');
  await page.press('Ta vare på ordene');
}

test('three whole ways to say no are offered; the chosen one is kept as the person has edited it, once', async () => {
  const { graph, saved, show } = await showPage();
  const page = await show();
  await answer(page);
  await askFor(page);
  for (const words of Object.values(WORDS)) expect(await page.findText(words)).toBeTruthy();
  expect(page.getByText(SHOULD)).toBeTruthy();
  await choose(/^Varm/u);
  await page.press('Bruk denne');
  expect(await page.findText('Det er lov å hvile.')).toBeTruthy();
  expect(page.getByText('Husk pausen.')).toBeTruthy();
  expect(saved).toEqual([]);
  await page.write('Det du vil si', 'Takk, men jeg blir hjemme.');
  await page.press('Ta vare på ordene');
  await waitFor(() => expect(page.toasts()).toMatchObject([{ kind: 'success', title: 'Grenser satt!' }]));
  expect(saved).toMatchObject([
    {
      shouldDo: SHOULD,
      needInstead: { text: NEED, emoji: '🛌' },
      sayNoExample: 'Takk, men jeg blir hjemme.',
      validation: 'Det er lov å hvile.\n\nHusk pausen.',
      source: 'ai',
    },
  ]);
  expect(graph.of('WriteBoundary')).toHaveLength(1);

  page.unmount();
  const again = await show();
  expect(await again.findText('Takk, men jeg blir hjemme.')).toBeTruthy();
  await again.press('Sett nye grenser');
  expect(await again.findByLabelText('Det jeg blir spurt om')).toMatchObject({ value: '' });
  expect(saved).toHaveLength(1);
});

test('own words that need help are kept, and met with help before anything praises (D49)', async () => {
  const { saved, show } = await showPage();
  const page = await show();
  await answer(page);
  await askFor(page);
  await choose(/^Varm/u);
  await page.press('Bruk denne');
  await page.write('Det du vil si', 'Jeg orker ikke leve lenger, jeg vil ta livet mitt');
  await page.press('Ta vare på ordene');
  expect(await page.findByRole('link', { name: /113/ })).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(page.toasts()).toEqual([]);
});

test('the words of each way are kept as they were edited, whichever is looked at in between (A15)', async () => {
  const { show } = await showPage();
  const page = await show();
  await answer(page);
  await askFor(page);
  await choose(/^Varm/u);
  await page.press('Bruk denne');
  await page.write('Det du vil si', 'Takk, men jeg blir hjemme.');
  await page.press('Tilbake');
  await choose(/^Kort/u);
  await page.press('Bruk denne');
  expect(await page.findByLabelText('Det du vil si')).toMatchObject({ value: WORDS.short });
  await page.press('Tilbake');
  await choose(/^Varm/u);
  await page.press('Bruk denne');
  expect(await page.findByLabelText('Det du vil si')).toMatchObject({ value: 'Takk, men jeg blir hjemme.' });
});

test('where violence may stand behind the request, a question and a number stand above the wordings (D87)', async () => {
  const { show } = await showPage({ offered: HELP });
  const page = await show();
  await answer(page);
  await askFor(page);
  const warm = await page.findText(WORDS.warm);
  const row = page.getByRole('region', { name: 'Er det press? Hjelp finnes.' });
  expect(within(row).getByRole('link', { name: /VO-linjen/u })).toBeTruthy();
  expect(row.compareDocumentPosition(warm) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an ordinary request has the wordings alone', async () => {
  const { show } = await showPage();
  const page = await show();
  await answer(page);
  await askFor(page);
  await page.findText(WORDS.warm);
  expect(page.queryByRole('link', { name: /116/u })).toBeNull();
});

test('others come without asking again, and another offer leaves the rest as it is', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await answer(page);
  await askFor(page);
  await page.findText(WORDS.warm);
  await page.press('Et annet tilbud');
  expect(await page.findText(OTHERS.offer)).toBeTruthy();
  expect(page.getByText(WORDS.warm)).toBeTruthy();
  await page.press('Tre andre');
  expect(await page.findText(OTHERS.warm)).toBeTruthy();
  expect(graph.of('WriteBoundary')).toHaveLength(1);
});

test('who asks and what for is guessed in sight; a choice is sent, and never guessed over again (D62)', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await page.write('Det jeg blir spurt om', 'Sjefen vil at jeg skal ta ekstravakt');
  expect(await page.findByRole('button', { name: 'Jobb' })).toMatchObject({ ariaPressed: 'true' });
  expect(page.queryAllByText(/^Gjettet/u)).toHaveLength(2);
  await page.press('Venn');
  expect(page.queryAllByText(/^Gjettet/u)).toHaveLength(1);
  await page.write('Det jeg blir spurt om', 'Mamma vil at jeg skal hjelpe henne');
  expect(page.getByRole('button', { name: 'Venn' })).toMatchObject({ ariaPressed: 'true' });
  await page.press('Hvile');
  await askFor(page);
  await waitFor(() =>
    expect(graph.of('WriteBoundary')).toMatchObject([{ variables: { input: { who: 'friend', kind: 'do' } } }]),
  );
});

test('where words may speak of a crisis, somebody to talk to is offered beside those for a no (D49)', async () => {
  const { show } = await showPage();
  const page = await show();
  await answer(page, 'nei eg tenkjer ikkje på å ta livet av meg, eg er berre lei');
  await askFor(page);
  expect(await page.findText(WORDS.warm)).toBeTruthy();
  expect(await page.findByRole('link', { name: 'Noen å snakke med' })).toBeTruthy();
});

test('on a device whose clock is wrong it is saved at the right time', async () => {
  const { saved, show } = await showPage();
  const rightTime = clockAhead(2);
  const page = await show();
  await keepWarm(page);
  await waitFor(() => expect(saved).toHaveLength(1));
  const [{ completedAt = '' } = {}] = saved as { completedAt?: string }[];
  expect(Math.abs(Date.parse(completedAt) - rightTime())).toBeLessThan(60_000);
});

test('what is missing is said, in both languages, and nothing is asked for', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await page.write('Det jeg blir spurt om', SHOULD);
  await askFor(page);
  expect(await page.findByRole('alert')).toMatchObject({
    textContent: 'Manglende informasjon. Vennligst fyll ut alle feltene før du fortsetter.',
  });
  page.unmount();
  localStorage.clear();
  const english = await (await showPage({ language: 'en' })).show();
  await english.press('See three ways to say no');
  expect((await english.findByRole('alert')).textContent).toContain('Missing information');
  expect(graph.of('WriteBoundary')).toEqual([]);
});

test('a reload keeps the answers, the step and the words as they were edited', async () => {
  const { show } = await showPage();
  const page = await show();
  await answer(page);
  await askFor(page);
  await choose(/^Kort/u);
  await page.press('Bruk denne');
  await page.arriveAt('/self-priority?step=3');
  await page.write('Det du vil si', 'Nei, jeg hviler.');
  page.unmount();
  const again = await show('/self-priority?step=3');
  expect(await again.findByLabelText('Det du vil si')).toMatchObject({ value: 'Nei, jeg hviler.' });
});

test('what hints at violence or control is met with VO-linjen and no script, and stays (S15)', async () => {
  const { graph, saved, show } = await showPage({ help: HELP });
  const page = await show();
  await answer(page);
  await askFor(page);
  await waitFor(() => expect(page.container.querySelector('a[href="tel:116006"]')).not.toBeNull());
  await page.press('Fortsett');
  expect(await page.findText(/Spire foreslår ikke hva du kan si/)).toBeTruthy();
  expect(graph.of('WriteBoundary')).toHaveLength(1);
  expect(saved).toEqual([]);
});

test('whoever goes on after help is back at what they wrote, and nothing was made of it', async () => {
  const { saved, show } = await showPage({ help: { ...HELP, kind: 'suicide' } });
  const page = await show();
  await answer(page);
  await askFor(page);
  await page.press('Fortsett');
  expect(await screen.findByRole('button', { name: 'Hvile' })).toMatchObject({ ariaPressed: 'true' });
  expect(page.queryByText(WORDS.warm)).toBeNull();
  expect(saved).toEqual([]);
});

test('words that are not about the person are answered, once the server has heard so (S11)', async () => {
  const { saved, show, marks } = await showPage({ help: { ...HELP, kind: 'suicide' } });
  const page = await show();
  await answer(page);
  await askFor(page);
  await page.press('Dette handler ikke om meg');
  expect(await page.findText(WORDS.warm)).toBeTruthy();
  expect(marks).toHaveLength(2);
  expect(JSON.stringify(marks)).not.toContain(SHOULD);
  expect(saved).toEqual([]);
});

test('where a no may be dangerous there is none, also where the words are said to be about somebody else (S15)', async () => {
  const { graph, show } = await showPage({ help: HELP });
  const page = await show();
  await answer(page);
  await askFor(page);
  await page.press('Dette handler ikke om meg');
  expect(await page.findText(/Spire foreslår ikke hva du kan si/)).toBeTruthy();
  expect(graph.of('WriteBoundary')).toHaveLength(1);
});

test('after help nothing is asked for: the numbers come, and go when the day is not about the person', async () => {
  const { graph, show, marks } = await showPage({ me: AFTER_HELP });
  const page = await show();
  await waitFor(() => expect(graph.of('Day')).not.toEqual([]));
  await answer(page);
  await askFor(page);
  expect(await page.findByRole('link', { name: /113/ })).toBeTruthy();
  expect(graph.of('WriteBoundary')).toEqual([]);
  graph.change({ day: dayWith() });
  await page.press('Dette handler ikke om meg');
  await waitFor(() => expect(marks).toHaveLength(1));
  await askFor(page);
  expect(await page.findText(WORDS.warm)).toBeTruthy();
});

test('an end of before help was found offers nothing and praises nothing: a number stands there', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await keepWarm(page);
  await waitFor(() => expect(page.toasts()).toHaveLength(1));
  page.unmount();
  graph.change(AFTER_HELP);
  const again = await show();
  await waitFor(() => expect(again.container.querySelector('a[href^="tel:"]')).not.toBeNull());
  expect(again.queryByText('Takk, men nei.')).toBeNull();
  expect(again.queryByText('Lagret')).toBeNull();
});

test('what has seen that something weighs stands before the words, and nothing is celebrated', async () => {
  const { show } = await showPage({ me: WEIGHTY, seen: 'Det er tungt å miste noen.' });
  const page = await show();
  await answer(page);
  await askFor(page);
  const seen = await page.findText('Det er tungt å miste noen.');
  const words = await page.findText(WORDS.warm);
  expect(seen.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(page.toasts()).toEqual([]);
});

test('with nobody to ask, a ready-made text of this device stands in, says so, and is saved once somebody is there', async () => {
  const { graph, saved, show } = await showPage();
  const page = await show();
  await answer(page);
  await graph.leave();
  await askFor(page);
  expect(await page.findText(/Vi fikk ikke kontakt/)).toBeTruthy();
  const shown = page.container.textContent;
  expect(REFUSALS.attend.warm.some(({ no }) => shown.includes(no))).toBe(true);
  expect(page.getByText('Ferdig forslag')).toBeTruthy();
  await choose(/^Varm/u);
  await page.press('Bruk denne');
  expect(await page.findText('Derfor teller det')).toBeTruthy();
  await page.press('Ta vare på ordene');
  expect(await page.findText('Vi fikk ikke lagret grensen')).toBeTruthy();
  expect(page.toasts()).toEqual([]);
  await graph.comeBack();
  await page.press('Ta vare på ordene');
  expect(await page.findText('Lagret')).toBeTruthy();
  expect(saved).toMatchObject([{ shouldDo: SHOULD, source: 'built_in' }]);
});

test('with no words from anywhere it says so, and what was written stands', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await answer(page);
  await graph.leave();
  // This device cannot choose ready-made texts either.
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('no chance');
  });
  await askFor(page);
  expect((await page.findByRole('alert')).textContent).toMatch(/^FeilKunne ikke behandle forespørselen\. Prøv igjen\./);
});

const LONG = 10_000;
const { setTimeout: wait } = window;
afterEach(() => void Object.assign(window, { setTimeout: wait }));

test('nobody has to wait for long: a ready-made text comes at once, and the late answer changes nothing', async () => {
  const { graph, show } = await showPage();
  graph.goWrong(FAULTS.hangs(), { of: 'WriteBoundary' });
  const page = await show();
  await answer(page);
  const sooner = (run: () => void, delay?: number) => wait(run, delay === LONG ? 0 : delay);
  Object.assign(window, { setTimeout: sooner });
  await askFor(page);
  await page.press('Ikke vent lenger');
  expect(await page.findText('Ferdig forslag')).toBeTruthy();
});

test('whether AI may write is asked under the first words, with what is sent and to whom (S2)', async () => {
  const { show } = await showPage({ hasAi: true });
  const page = await show();
  await answer(page);
  await askFor(page);
  await choose(/^Varm/u);
  await page.press('Bruk denne');
  expect(await page.findText(/Vil du at kunstig intelligens/)).toBeTruthy();
  expect(page.getByText(/sendes dette til ai\.example/)).toBeTruthy();
});

test('this device looks at the words as the server does, where that cannot be reached (S6)', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await answer(page, 'Mannen min slår meg hvis jeg ikke lager middag');
  await graph.leave();
  await askFor(page);
  await waitFor(() => expect(page.container.querySelector('a[href="tel:116006"]')).not.toBeNull());
  await graph.comeBack();
});

test('what was done before stands under the tool, and a list that fails says so and can be asked for again', async () => {
  const records = [
    {
      id: 'a',
      date: '2026-11-20',
      completedAt: '2026-11-20T10:00:00.000Z',
      tool: 'self_priority',
      record: {
        __typename: 'SelfPriorityRecord',
        shouldDo: SHOULD,
        needInstead: { text: NEED, emoji: '🛌' },
        sayNoExample: 'Nei takk.',
        validation: 'Det teller.',
        source: 'built_in',
      },
    },
  ];
  const { graph, show } = await showPage({ records });
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'Boundaries' });
  const page = await show();
  expect(await page.findText('Vi fikk ikke hentet det du har gjort før')).toBeTruthy();
  await page.press('Prøv igjen');
  expect(await page.findText(`🛌 ${NEED}`)).toBeTruthy();
  expect(page.getByText('Nei takk.')).toBeTruthy();
});
