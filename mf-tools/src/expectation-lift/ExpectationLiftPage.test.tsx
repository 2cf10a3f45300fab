/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { EXPECTATION_TEXTS, withNickname } from '@spire/content/expectationTexts';
import { FAULTS, holdAnswer } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { clockAhead } from '@spire/testing/wrongClock';
import { written } from '@spire/written/messages/namespace';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toolHistory } from '../history/messages/namespace.ts';
import { tools } from '../messages/namespace.ts';
import { AFTER_HELP, untilSetAside } from '../testing/dayWorld.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { writtenTools } from '../written/messages/namespace.ts';
import ExpectationLiftPage from './ExpectationLiftPage.tsx';
import { expectationLift } from './messages/namespace.ts';

const ANSWERS = ['Ringe legen', 'Det kan gå fort', 'Ha en kopp te'] as const;
const LABELS = ['Det jeg skal', 'Det som kan gå bra', 'Det som kan hjelpe'] as const;
const RESPONSE = {
  __typename: 'ExpectationResponse',
  message: 'Dette får du til.',
  suggestions: ['Ett', 'To', 'Tre'],
  learning: { __typename: 'Note', text: 'Små ting teller.', sourceTitle: null, sourceUrl: null },
  brainTraining: {
    __typename: 'Note',
    text: 'Noen har forsket på det.',
    sourceTitle: 'Forsker (2001)',
    sourceUrl: 'https://doi.org/10.1/x',
  },
  source: 'built_in',
};

interface World {
  sessions?: object[];
  help?: string;
  hour?: number;
  language?: 'no' | 'en';
}

async function showPage({ sessions = [], help, hour = 10, language = 'no' }: World = {}) {
  const saved: object[] = [];
  const server = untilSetAside(help === undefined ? undefined : { __typename: 'CrisisHelp', kind: help });
  const told: unknown[] = [];
  const graph = await startGraphStandIn({
    ai: { isAvailable: false, host: null },
    me: {
      expectationSessions: () => ({ nodes: sessions, endCursor: null, hasNextPage: false }),
      profile: { nickname: 'Kari', avoidSuggestions: [] },
      consents: [],
    },
    mutations: {
      addExpectationSession: (input) => {
        saved.push(input);
        return { ...input, howItWent: null };
      },
      ...server.mutations,
      writeExpectationResponse: () => server.helpOr(RESPONSE),
      tellExpectationSession: (input) => {
        told.push(input);
        return input;
      },
    },
  });
  const show = async () => {
    jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
    return renderPage(<ExpectationLiftPage />, {
      graph,
      language,
      path: '/expectation-guide',
      namespaces: [tools, written, toolFrame, writtenTools, expectationLift, toolHistory],
    });
  };
  return { graph, saved, told, show };
}

afterEach(() => jest.restoreAllMocks());

type Page = Awaited<ReturnType<typeof renderPage>>;

const choose = async (name: string) => {
  const radio = await screen.findByRole('radio', { name });
  await act(() => Promise.resolve(void fireEvent.click(radio)));
};

async function answer(page: Page, answers: readonly string[] = ANSWERS) {
  for (const [index, words] of answers.entries()) {
    expect(
      await page.findText(index === 0 ? /Steg 1 av 4 · omtrent 2 minutter/ : `Steg ${index + 1} av 4`),
    ).toBeTruthy();
    await page.write(LABELS[index] ?? '', words);
    await page.press('Neste');
  }
  await choose('Rolig');
}

test('four steps are saved, and answered with an encouragement, three tips and notes that say where they come from', async () => {
  const { graph, saved, show } = await showPage();
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  expect(await page.findText('Dette får du til.')).toBeTruthy();
  for (const tip of RESPONSE.suggestions) expect(page.getByText(tip)).toBeTruthy();
  expect(page.getByRole('heading', { name: 'En tanke' })).toBeTruthy();
  expect(page.getByRole('heading', { name: 'Hjernetrening' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Forsker (2001)' }).getAttribute('href')).toBe('https://doi.org/10.1/x');
  expect(page.toasts()).toMatchObject([{ kind: 'success', title: 'Økten er lagret' }]);
  expect(saved).toMatchObject([
    { whatToDo: ANSWERS[0], whatCanGoBetter: ANSWERS[1], howToFeelGood: ANSWERS[2], desiredFeeling: 'rolig' },
  ]);
  for (const words of ANSWERS) expect(page.getByText(words).closest('details')).toHaveProperty('open', false);
  expect(page.getByRole('link', { name: 'Ferdig for nå' }).getAttribute('href')).toBe('/home');

  page.unmount();
  const again = await show();
  expect(await again.findText('Dette får du til.')).toBeTruthy();
  expect(graph.of('WriteExpectation')).toHaveLength(1);
  await again.press('Ny økt');
  expect(await again.findByLabelText(LABELS[0])).toMatchObject({ value: '' });
  expect(saved).toHaveLength(1);
});

test('where words may speak of a crisis, somebody to talk to is offered beside the encouragement (D49)', async () => {
  const { show } = await showPage();
  const page = await show();
  await answer(page, ['nei eg tenkjer ikkje på å ta livet av meg, eg er berre lei', ANSWERS[1], ANSWERS[2]]);
  await page.press('Fullfør');
  expect(await page.findText('Dette får du til.')).toBeTruthy();
  expect(await page.findByRole('link', { name: 'Noen å snakke med' })).toBeTruthy();
});

test('on a device whose clock is wrong it is saved at the right time', async () => {
  const { saved, show } = await showPage();
  const rightTime = clockAhead(2);
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [{ completedAt = '' } = {}] = saved as { completedAt?: string }[];
  expect(Math.abs(Date.parse(completedAt) - rightTime())).toBeLessThan(60_000);
});

test('each step says what is missing, and goes nowhere before it is there', async () => {
  const { show } = await showPage();
  const page = await show();
  await page.press('Neste');
  expect(await page.findText('Fyll ut svaret. Fortell hva du skal i dag før du går videre.')).toBeTruthy();
  await page.write(LABELS[0], ANSWERS[0]);
  await page.press('Neste');
  await page.press('Neste');
  expect(await page.findText('Fyll ut svaret. Tenk på hva som kan gå bra før du går videre.')).toBeTruthy();
  await page.write(LABELS[1], ANSWERS[1]);
  await page.press('Neste');
  await page.press('Neste');
  expect(await page.findText('Fyll ut svaret. Beskriv hva du kan gjøre for at det føles bra.')).toBeTruthy();
  await page.write(LABELS[2], ANSWERS[2]);
  await page.press('Neste');
  await page.press('Fullfør');
  expect(await page.findText('Velg følelse. Velg hvordan du ønsker å føle deg etterpå.')).toBeTruthy();
  await page.press('Tilbake');
  expect(await page.findByLabelText(LABELS[2])).toMatchObject({ value: ANSWERS[2] });
});

test('a step in the middle says the same in English', async () => {
  const { show } = await showPage({ language: 'en' });
  const page = await show();
  await page.press('Next');
  expect(await page.findText(/Say what you’re doing today before you go on/)).toBeTruthy();
});

test('a reload keeps answers and step', async () => {
  const { show } = await showPage();
  const page = await show();
  await page.write(LABELS[0], ANSWERS[0]);
  await page.press('Neste');
  await page.arriveAt('/expectation-guide?step=2');
  page.unmount();
  expect(await (await show()).findByLabelText(LABELS[0])).toMatchObject({ value: ANSWERS[0] });
});

test('words of a crisis are met with help before any encouragement; the session is kept, and what is not about the person is answered (S11)', async () => {
  const { saved, show } = await showPage({ help: 'suicide' });
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  await waitFor(() => expect(page.container.querySelector('a[href="tel:116123"]')).not.toBeNull());
  expect(page.queryByText('Dette får du til.')).toBeNull();
  expect(saved).toHaveLength(1);
  await page.press('Dette handler ikke om meg');
  expect(await page.findText('Dette får du til.')).toBeTruthy();
  expect(saved).toHaveLength(1);
});

test('whoever goes on after help has their answers and no encouragement', async () => {
  const { graph, show } = await showPage({ help: 'suicide' });
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  await page.press('Fortsett');
  expect(await page.findText(ANSWERS[0])).toBeTruthy();
  expect(page.queryByRole('status', { name: /oppmuntring/ })).toBeNull();
  expect(page.queryByText('Dette får du til.')).toBeNull();
  expect(graph.of('WriteExpectation')).toHaveLength(1);
});

test('after help an end has the answers and a number, and nothing that was saved or won', async () => {
  const { graph, show } = await showPage({ help: 'suicide' });
  graph.change(AFTER_HELP);
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  await page.press('Fortsett');
  expect(await page.findText(ANSWERS[0])).toBeTruthy();
  expect(page.queryByText('Lagret')).toBeNull();
  expect(page.toasts()).toEqual([]);
  expect(page.container.querySelector('a[href^="tel:"]')).not.toBeNull();
});

test('a text that cannot be had is a ready-made one of this device, and says so', async () => {
  const { graph, show } = await showPage();
  graph.goWrong(FAULTS.breaks(), { of: 'WriteExpectation' });
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  expect(await page.findText(/Vi fikk ikke kontakt/)).toBeTruthy();
  const messages = EXPECTATION_TEXTS.rolig.encouragements.map(({ message }) => withNickname(message.no, 'Kari'));
  expect(messages.some((message) => page.container.textContent.includes(message))).toBe(true);
  expect(page.getByText('Ferdig forslag')).toBeTruthy();
});

test('with no text from anywhere it says so, keeps the answers, and can be begun again', async () => {
  const { graph, show } = await showPage();
  graph.goWrong(FAULTS.breaks(), { of: 'WriteExpectation' });
  const page = await show();
  await answer(page);
  // This device cannot choose a ready-made one either.
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('no chance');
  });
  await page.press('Fullfør');
  expect(await page.findText('Noe gikk galt')).toBeTruthy();
  expect(page.getByRole('button', { name: 'Begynn på nytt' })).toBeTruthy();
});

test('a save that fails keeps every answer, and shows nothing as saved', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await answer(page);
  await graph.leave();
  await page.press('Fullfør');
  expect(await page.findText('Vi fikk ikke lagret økten')).toBeTruthy();
  expect(page.queryByText('Økten er lagret')).toBeNull();
  await graph.comeBack();
  await page.press('Fullfør');
  expect(await page.findText('Dette får du til.')).toBeTruthy();
});

const TODAY = {
  id: 's',
  date: todaysDate(),
  whatToDo: ANSWERS[0],
  whatCanGoBetter: ANSWERS[1],
  howToFeelGood: ANSWERS[2],
  desiredFeeling: 'rolig',
  howItWent: null,
  completedAt: '2026-11-25T08:00:00.000Z',
};
const BEFORE = { ...TODAY, id: 'before', date: '2026-09-01', whatToDo: 'Gå i butikken' };

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const question = () => screen.queryByRole('region', { name: 'Hvordan gikk det?' });

test('in the evening it is asked how today’s session went; the last answer holds, is told of that session, and thanked for', async () => {
  const { told, show } = await showPage({ sessions: [TODAY], hour: 20 });
  const page = await show();
  expect(await page.findText(/Tidligere i dag skrev du: «Ringe legen»\. Du ville føle deg rolig\./)).toBeTruthy();
  const asked = await screen.findByRole('region', { name: 'Hvordan gikk det?' });
  const press = (name: string) =>
    act(() => Promise.resolve(void fireEvent.click(within(asked).getByRole('radio', { name }))));
  await press('Tungt');
  expect(await within(asked).findByText(/Det du prøvde på, teller likevel/)).toBeTruthy();
  expect(within(asked).getByRole('link', { name: 'Noen å snakke med' }).getAttribute('href')).toBe('/help');
  await press('Fint');
  expect(await within(asked).findByText(/Takk\. Det står sammen med det du skrev/)).toBeTruthy();
  await waitFor(() =>
    expect(told).toEqual([
      { id: 's', howItWent: 'hard' },
      { id: 's', howItWent: 'good' },
    ]),
  );
});

test.each([
  ['in the evening the question of the tool waits until it is known whether another stands above it', 20, true],
  ['by day the question of the tool waits for nothing', 10, false],
])('%s', async (_, hour, isHeld) => {
  const { graph, show } = await showPage({ sessions: [TODAY], hour });
  const { fault, letGo } = holdAnswer();
  graph.goWrong(fault, { of: 'Sessions' });
  const page = await show();
  const asked = await page.findByRole('heading', { level: 2, name: 'Hva skal du i dag?' });
  const above = () => page.queryAllByRole('status').filter((wait) => isBefore(wait, asked));
  expect(above()).toHaveLength(isHeld ? 1 : 0);
  letGo();
  await waitFor(() => expect(question() !== null).toBe(isHeld));
  expect(above()).toEqual([]);
});

test('the question of the evening can be left, and stays away', async () => {
  const { show } = await showPage({ sessions: [TODAY], hour: 20 });
  const page = await show();
  await page.press('Ikke i kveld');
  await waitFor(() => expect(question()).toBeNull());
  page.unmount();
  const again = await show();
  expect(await again.findByRole('heading', { name: 'Tidligere' })).toBeTruthy();
  expect(question()).toBeNull();
});

test('an answer that the server does not take is not thanked for: it says so', async () => {
  const { graph, show } = await showPage({ sessions: [BEFORE] });
  graph.goWrong(FAULTS.refuses('NOT_FOUND'), { of: 'TellExpectationSession' });
  const page = await show();
  await choose('Greit');
  expect(await page.findText('Det ble ikke lagret')).toBeTruthy();
  expect(page.queryByText(/Takk\./)).toBeNull();
});

test('each session of before is told of where it stands, and says how it went from then on', async () => {
  const { told, show } = await showPage({ sessions: [BEFORE, { ...BEFORE, id: 'told', howItWent: 'hard' }] });
  const page = await show();
  expect(await page.findAllByText('Gå i butikken', { exact: false })).toBeTruthy();
  expect(question()).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  const answered = page.getAllByText('Hvordan gikk det?', { selector: 'dt' });
  expect(answered.map(({ nextSibling }) => nextSibling?.textContent)).toEqual(['🌧️ Tungt']);
  await choose('Greit');
  await waitFor(() => expect(told).toEqual([{ id: 'before', howItWent: 'fine' }]));
});

test('in the morning nobody is asked how today’s went', async () => {
  const { show } = await showPage({ sessions: [TODAY] });
  const page = await show();
  expect(await page.findText(/😌 Ringe legen/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
