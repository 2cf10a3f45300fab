/** @jest-environment @spire/testing/browserEnvironment */
import { HARD_DAY_TEXTS } from '@spire/content/hardDay';
import { FIXED_EXERCISES, MICRO_EXERCISES } from '@spire/content/microRegulation';
import { keysOf } from '@spire/domain/lists';
import { AFTER_FEELINGS } from '@spire/domain/toolOptions';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { written } from '@spire/written/messages/namespace';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toolHistory } from '../history/messages/namespace.ts';
import { AFTER_HELP, HARD, untilSetAside, WEIGHTY } from '../testing/dayWorld.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { microRegulation } from './messages/namespace.ts';
import MicroRegulationPage from './MicroRegulationPage.tsx';

const BY_AI = {
  __typename: 'WrittenExercise',
  type: 'sensory',
  emoji: '🪟',
  title: 'Tre ting i vinduet',
  instruction: 'Se ut av vinduet en liten stund. Finn tre ting som beveger seg.',
  reasoning: 'Blikket får hvile på noe langt borte.',
  source: 'ai',
};
const [FIXED] = FIXED_EXERCISES;

interface World {
  isAiAllowed?: boolean;
  needMore?: string[];
  before?: { title: string; afterFeeling: string };
  help?: object;
  me?: object;
  seen?: string | null;
  offered?: object | null;
}

async function visit({
  isAiAllowed = false,
  needMore = [],
  before,
  help,
  me = {},
  seen = null,
  offered = null,
}: World = {}) {
  const server = untilSetAside(help);
  const records: object[] =
    before === undefined
      ? []
      : [
          {
            id: '00000000-0000-4000-8000-000000000001',
            date: '2026-11-20',
            completedAt: '2026-11-20T10:00:00Z',
            tool: 'micro_regulation',
            record: {
              __typename: 'MicroRegulationRecord',
              exercise: { type: 'memory', emoji: '✨', instruction: 'x', reasoning: '', title: before.title },
              afterFeeling: before.afterFeeling,
            },
          },
        ];
  const marks: object[] = [];
  const graph = await startGraphStandIn({
    ai: { isAvailable: isAiAllowed, host: 'ki.example.org' },
    me: {
      effectiveCapacity: 'limited',
      profile: { considerations: [], avoidSuggestions: [] },
      todaysCheckIn: { date: '2026-11-25', needMore, whatIsGoodText: '', lookingForwardText: '', needMoreText: '' },
      settings: { aiSuggestionsEnabled: true },
      consents: [{ kind: 'ai', isGiven: isAiAllowed }],
      toolActivities: () => ({ nodes: [...records], endCursor: null, hasNextPage: false }),
      exerciseMarks: () => marks,
      ...me,
    },
    mutations: {
      ...server.mutations,
      markExercise: (input) => {
        marks.push(input);
        return input;
      },
      writeMicroExercise: () => server.helpOr({ ...BY_AI, seen, help: offered }),
      addMicroRegulation: ({ id, date, completedAt, exercise, afterFeeling }) => {
        const made = {
          id,
          date,
          completedAt,
          tool: 'micro_regulation',
          record: { __typename: 'MicroRegulationRecord', exercise, afterFeeling },
        };
        records.unshift(made);
        return made;
      },
    },
  });
  const show = (search = '', language: 'no' | 'en' = 'no') =>
    renderPage(<MicroRegulationPage />, {
      graph,
      language,
      path: `/micro-regulation${search}`,
      namespaces: [written, toolFrame, microRegulation, toolHistory],
    });
  return { graph, marks, show };
}

type Page = Awaited<ReturnType<typeof renderPage>>;
const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent.replace(/^\S+ /u, '');
const choose = async (name: string) => {
  const radio = await screen.findByRole('radio', { name });
  await act(() => Promise.resolve(void fireEvent.click(radio)));
};

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

async function find(page: Page) {
  await page.press('Finn en øvelse');
  await page.findByRole('button', { name: 'Jeg er ferdig' });
}

test('an exercise answers a need of today and says so; it is saved with how it was, and stands below', async () => {
  const { graph, show } = await visit({ needMore: ['ro'] });
  const page = await show();
  await find(page);
  expect(page.getByText(/^Fordi du trenger mer ro\./)).toBeTruthy();
  expect(page.getByText('Ferdig forslag')).toBeTruthy();
  const found = title(page);
  expect(MICRO_EXERCISES.find(({ title: each }) => each.no === found)?.needs).toContain('ro');
  await page.press('Jeg er ferdig');
  expect(await page.findText('Ferdig. En fugl kom innom.')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(keysOf(AFTER_FEELINGS).length);
  await choose('Som før');
  await page.press('Lagre');
  await waitFor(() => expect(page.toasts()).toMatchObject([{ kind: 'success', title: 'Lagret!' }]));
  await page.arriveAt('/micro-regulation');
  expect(await page.findText(new RegExp(found))).toBeTruthy();
  expect(graph.of('AddMicroRegulation')).toMatchObject([
    { variables: { input: { exercise: { title: found }, afterFeeling: 'same' } } },
  ]);
  expect(graph.of('WriteMicroExercise')).toEqual([]);
});

test('saving without a feeling says what is missing, beside it; to skip saves nothing', async () => {
  const { graph, show } = await visit();
  const page = await show();
  await find(page);
  await page.press('Jeg er ferdig');
  await page.press('Lagre');
  expect(await page.findText('Manglende informasjon. Velg hvordan du har det nå før du lagrer.')).toBeTruthy();
  await page.press('En øvelse til');
  expect(await page.findByRole('button', { name: 'Finn en øvelse' })).toBeTruthy();
  expect(graph.of('AddMicroRegulation')).toEqual([]);
});

test('the end leads Home, and what is chosen by then is saved', async () => {
  const { graph, show } = await visit();
  const page = await show();
  await find(page);
  await page.press('Jeg er ferdig');
  await choose('Rolig');
  await page.press('Ferdig for nå');
  await page.arriveAt('/home');
  expect(graph.of('AddMicroRegulation')).toMatchObject([{ variables: { input: { afterFeeling: 'calm' } } }]);
});

test('what has helped before comes first, at once, and without asking anybody', async () => {
  const { graph, show } = await visit({
    isAiAllowed: true,
    before: { title: FIXED?.title.no ?? '', afterFeeling: 'lighter' },
  });
  const page = await show();
  await find(page);
  expect(title(page)).toBe(FIXED?.title.no);
  expect(page.getByText(/^Fordi den har hjulpet før\. Da svarte du «Lettere»\./)).toBeTruthy();
  expect(graph.of('WriteMicroExercise')).toEqual([]);
  await page.press('Ny øvelse');
  expect(await page.findText('Laget med KI')).toBeTruthy();
  expect(graph.of('WriteMicroExercise')).toMatchObject([
    { variables: { input: { previousTitles: [FIXED?.title.no, FIXED?.title.no] } } },
  ]);
});

test('where AI fails, a ready-made one stands in and says so', async () => {
  const { graph, show } = await visit({ isAiAllowed: true });
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'WriteMicroExercise', times: 3 });
  const page = await show();
  await find(page);
  expect(page.getByText('Ferdig forslag')).toBeTruthy();
});

test('words that need help are met with help, and with an exercise where they are not about the person', async () => {
  const { show } = await visit({ isAiAllowed: true, help: { __typename: 'CrisisHelp', kind: 'suicide' } });
  const page = await show();
  await page.press('Finn en øvelse');
  expect(await page.findByRole('link', { name: /113/ })).toBeTruthy();
  await page.press('Dette handler ikke om meg');
  await page.press('Finn en øvelse');
  expect(await page.findText(BY_AI.title)).toBeTruthy();
});

test('after help the numbers stand there in the place of an exercise, also of one that was begun', async () => {
  const { graph, show } = await visit();
  const page = await show();
  await find(page);
  const found = title(page);
  cleanup();
  graph.change(AFTER_HELP);
  const again = await show('?now=exercise');
  expect(await again.findByRole('link', { name: /113/ })).toBeTruthy();
  expect(again.queryByText(found, { exact: false })).toBeNull();
  expect(again.queryByRole('button', { name: 'Finn en øvelse' })).toBeNull();
});

test('on a hard day it is one of those written for such days, also where another has helped before', async () => {
  const before = { title: FIXED?.title.no ?? '', afterFeeling: 'lighter' };
  const { show } = await visit({ me: HARD, before });
  const page = await show();
  await find(page);
  for (let times = 0; times < 3; times += 1) {
    expect(HARD_DAY_TEXTS.map(({ title: each }) => each.no)).toContain(title(page));
    await page.press('Ny øvelse');
  }
});

test('what has seen that something weighs stands before the exercise, and a number beside it', async () => {
  const { show } = await visit({
    isAiAllowed: true,
    seen: 'Det er tungt å miste noen.',
    offered: { kind: 'unsure' },
  });
  const page = await show();
  await find(page);
  const seen = await page.findText('Det er tungt å miste noen.');
  const step = page.getByText(/Se ut av vinduet/);
  expect(seen.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(page.container.querySelector('a[href="tel:116123"]')).not.toBeNull();
});

test('on a day on which something weighs the end has no bird', async () => {
  const { show } = await visit({ me: WEIGHTY });
  const page = await show();
  await find(page);
  await page.press('Jeg er ferdig');
  expect(await page.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(page.queryByText(/fugl/)).toBeNull();
});

test('a reload in every step loses nothing, and the step stays', async () => {
  const { show } = await visit();
  const page = await show();
  await find(page);
  const found = title(page);
  await page.press('Start');
  await page.press('Neste');
  cleanup();
  const again = await show('?now=running');
  expect(again.getByRole('heading', { level: 1 }).textContent).toBe(found);
  expect(again.getByRole('img', { name: /^Setning 2 av/ })).toBeTruthy();
  await again.press('Avslutt');
  await again.press('Jeg er ferdig');
  await choose('Som før');
  cleanup();
  const end = await show('?now=after');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Som før' })).checked).toBe(true);
  await end.press('Tilbake til øvelsen');
  expect(title(end)).toBe(found);
});

test('what the server refuses stays to be sent again', async () => {
  const { graph, show } = await visit();
  graph.goWrong(FAULTS.refuses('BAD_REQUEST'), { of: 'AddMicroRegulation' });
  const page = await show();
  await find(page);
  await page.press('Jeg er ferdig');
  await choose('Rolig');
  await page.press('Lagre');
  expect((await page.findByRole('alert')).textContent).toMatch(
    /^Feil ved lagringKunne ikke lagre aktiviteten\. Prøv igjen\./,
  );
  await page.press('Lagre');
  await waitFor(() => expect(page.toasts()).toMatchObject([{ title: 'Lagret!' }]));
});

test('to stop is praised, and the milder one is another', async () => {
  const { show } = await visit();
  const page = await show();
  await find(page);
  const stopped = title(page);
  await page.press('Start');
  await page.press('Stopp');
  expect(await page.findText('Godt at du stoppet.')).toBeTruthy();
  await page.press(/^Noe mildere/);
  await page.findByRole('button', { name: 'Jeg er ferdig' });
  expect(title(page)).not.toBe(stopped);
});

test('an exercise that made things worse rests, with a milder one and somebody to talk to; that can be undone', async () => {
  const { show, graph, marks } = await visit();
  const page = await show();
  await find(page);
  const worse = title(page);
  await page.press('Jeg er ferdig');
  const { type } = [...MICRO_EXERCISES, ...FIXED_EXERCISES].find((each) => each.title.no === worse) ?? {};
  await choose('Urolig');
  expect(await page.findText('Godt at du sa det.')).toBeTruthy();
  await waitFor(() => expect(graph.of('AddMicroRegulation')).toHaveLength(1));
  expect(page.toasts()).toEqual([]);
  expect(page.getByRole('link', { name: /^Noen å snakke med/ })).toBeTruthy();
  await page.press('Angre');
  const { id } = [...MICRO_EXERCISES, ...FIXED_EXERCISES].find((each) => each.title.no === worse) ?? {};
  await waitFor(() => expect(marks).toMatchObject([{ exercise: id, kind: 'welcome' }]));
  await page.press(/^Noe mildere/);
  await page.findByRole('button', { name: 'Jeg er ferdig' });
  expect(title(page)).not.toBe(worse);
  const milder = [...MICRO_EXERCISES, ...FIXED_EXERCISES].find((each) => each.title.no === title(page));
  expect(milder?.type).not.toBe(type);
});

test('all of it is there in English', async () => {
  const { show } = await visit({ needMore: ['energi'] });
  const page = await show('', 'en');
  await page.press('Find an exercise');
  expect(await page.findText(/^Because you need more energy\./)).toBeTruthy();
  await page.press('I am done');
  await choose('The same');
  await page.press('Save');
  await waitFor(() => expect(page.toasts()).toMatchObject([{ title: 'Saved!' }]));
});
