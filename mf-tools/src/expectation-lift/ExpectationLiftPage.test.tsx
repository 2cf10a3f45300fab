/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { KIND_TIPS, QUIET_AHEAD } from '@spire/content/aheadTexts';
import { addDays } from '@spire/domain/dates';
import { EXPECTATION_TEXTS, withNickname } from '@spire/content/expectationTexts';
import { setAppearance } from '@spire/remote-kit';
import { FAULTS, holdAnswer } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { clockAhead } from '@spire/testing/wrongClock';
import { written } from '@spire/written/messages/namespace';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toolHistory } from '../history/messages/namespace.ts';
import { tools } from '../messages/namespace.ts';
import { AFTER_HELP, dayWith, untilSetAside } from '../testing/dayWorld.ts';
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
  learning: {
    __typename: 'Note',
    text: 'Noen har forsket på det.',
    sourceTitle: 'Forsker (2001)',
    sourceUrl: 'https://doi.org/10.1/x',
  },
  brainTraining: { __typename: 'Note', text: 'Små ting teller.', sourceTitle: null, sourceUrl: null },
  source: 'built_in',
  about: 'health',
  event: 'doctor',
  seen: null,
};
/** The answer to something grave. */
const GRAVE = {
  ...RESPONSE,
  message: 'En stor dag.',
  suggestions: ['Ett er lov', 'To er lov'],
  learning: { __typename: 'Note', text: '', sourceTitle: null, sourceUrl: null },
  brainTraining: { __typename: 'Note', text: '', sourceTitle: null, sourceUrl: null },
  about: 'grief',
  event: 'funeral',
  seen: 'Et dødsfall er der også i det helt vanlige.',
};

interface World {
  response?: object;
  sessions?: object[];
  help?: string;
  hour?: number;
  language?: 'no' | 'en';
}

async function showPage({ response = RESPONSE, sessions = [], help, hour = 10, language = 'no' }: World = {}) {
  const saved: object[] = [];
  const server = untilSetAside(help === undefined ? undefined : { __typename: 'CrisisHelp', kind: help });
  const told: unknown[] = [];
  const asked: { about?: unknown }[] = [];
  const planned: unknown[] = [];
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
        return { ...input, howItWent: null, planOn: null };
      },
      ...server.mutations,
      writeExpectationResponse: (input) => {
        asked.push(input);
        return server.helpOr(response);
      },
      planExpectationSession: (input) => {
        planned.push(input);
        return input;
      },
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
  return { graph, saved, told, asked, planned, show };
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

/** The plan, as it stands: its lines in their order. */
const planOn = async () => {
  const card = await screen.findByRole('region', { name: 'Planen din' });
  return within(card)
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
};
const fold = async () => {
  const summary = (await screen.findByText('Oppsummering')).closest('details');
  if (summary === null) throw new Error('There is no summary');
  return summary;
};

test('four steps are saved, and answered with the own plan, three tips, what belongs to the event, and a folded summary', async () => {
  const { graph, saved, show } = await showPage();
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  for (const tip of RESPONSE.suggestions) expect(await page.findText(tip)).toBeTruthy();
  expect(page.getByRole('heading', { level: 1, name: ANSWERS[0] })).toBeTruthy();
  expect(document.title).not.toContain(ANSWERS[0]);
  expect(await planOn()).toEqual([ANSWERS[2]]);
  expect(page.getByRole('link', { name: 'Forsker (2001)' }).getAttribute('href')).toBe('https://doi.org/10.1/x');
  expect(page.toasts()).toMatchObject([{ kind: 'success', title: 'Økten er lagret' }]);
  expect(saved).toMatchObject([
    { whatToDo: ANSWERS[0], whatCanGoBetter: ANSWERS[1], howToFeelGood: ANSWERS[2], desiredFeeling: 'rolig' },
  ]);
  expect(await fold()).toHaveProperty('open', false);
  for (const words of [RESPONSE.message, ANSWERS[1], RESPONSE.brainTraining.text])
    for (const each of page.getAllByText(words)) expect((await fold()).contains(each)).toBe(true);
  expect(page.getByRole('link', { name: 'Ferdig for nå' }).getAttribute('href')).toBe('/home');

  page.unmount();
  const again = await show();
  expect(await again.findText('Ett')).toBeTruthy();
  expect(graph.of('WriteExpectation')).toHaveLength(1);
  await again.press('Ny økt');
  expect(await again.findByLabelText(LABELS[0])).toMatchObject({ value: '' });
  expect(saved).toHaveLength(1);
});

const chip = (name: RegExp) => screen.findByRole('button', { name });

test('the guess stands under the field; a tap changes it, the focus comes back, and the choice is sent and never guessed over', async () => {
  const { asked, saved, show } = await showPage();
  const page = await show();
  expect(screen.queryByRole('button', { name: /Handler om|Hva handler/ })).toBeNull();
  await page.write(LABELS[0], 'xyz');
  expect(await chip(/Hva handler det om/)).toBeTruthy();
  await page.write(LABELS[0], 'MR på sykehuset');
  const guessed = await chip(/Handler om: lege eller sykehus/);
  expect(page.getByText(/Gjettet ut fra ordene dine/)).toBeTruthy();
  await act(() => Promise.resolve(void fireEvent.click(guessed)));
  const sheet = await screen.findByRole('dialog', { name: 'Hva handler det om?' });
  const kinds = within(sheet).getAllByRole('listitem');
  expect(kinds).toHaveLength(8);
  expect(within(sheet).getByRole('button', { pressed: true }).textContent).toBe('lege eller sykehus');
  await act(() => Promise.resolve(void fireEvent.click(within(sheet).getByRole('button', { name: 'noe annet' }))));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Handler om: noe annet'));
  expect(page.queryByText(/Gjettet ut fra/)).toBeNull();
  await page.write(LABELS[0], 'Begravelse');
  expect(await chip(/Handler om: noe annet/)).toBeTruthy();
  page.unmount();
  const again = await show();
  expect(await chip(/Handler om: noe annet/)).toBeTruthy();
  await answer(again);
  await again.press('Fullfør');
  expect(await again.findText('Ett')).toBeTruthy();
  expect(asked).toMatchObject([{ about: 'other' }]);
  expect(saved[0]).not.toHaveProperty('about');
});

test('a guess is not sent as a choice; on the answer another kind asks anew, and the plan stays', async () => {
  const { asked, planned, show } = await showPage();
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  expect(await page.findText('Ett')).toBeTruthy();
  expect(asked.map(({ about }) => about)).toEqual([null]);
  await page.press('Ta med i planen: Ett');
  const guessed = await chip(/Handler om: lege eller sykehus/);
  await act(() => Promise.resolve(void fireEvent.click(guessed)));
  await page.press('reise eller flytting');
  await waitFor(() => expect(asked.map(({ about }) => about)).toEqual([null, 'travel']));
  expect(await planOn()).toEqual([ANSWERS[2], 'Ett']);
  await waitFor(() => expect(planned).toHaveLength(1));
});

test('a plan of several lines stands word for word; it is ticked, edited and kept, and its session tells of it', async () => {
  const { planned, show } = await showPage();
  const page = await show();
  await answer(page, [ANSWERS[0], ANSWERS[1], ' Be om teppe\n\nHa knappen i hånda']);
  await page.press('Fullfør');
  expect(await page.findText('Ett')).toBeTruthy();
  expect(await planOn()).toEqual(['Be om teppe', 'Ha knappen i hånda']);
  await act(() => Promise.resolve(void fireEvent.click(page.getByRole('checkbox', { name: 'Be om teppe' }))));
  expect(planned).toEqual([]);
  await page.press('Endre');
  await page.write('Planen din', 'Be om teppe\nKaffe med Liv etterpå');
  await page.press('Lagre planen');
  expect(await planOn()).toEqual(['Be om teppe', 'Kaffe med Liv etterpå']);
  await waitFor(() => expect(planned).toMatchObject([{ howToFeelGood: 'Be om teppe\nKaffe med Liv etterpå' }]));
  page.unmount();
  const again = await show();
  expect(await planOn()).toEqual(['Be om teppe', 'Kaffe med Liv etterpå']);
  expect(again.getByRole('checkbox', { name: 'Be om teppe' })).toHaveProperty('checked', true);
  expect(again.getByRole('checkbox', { name: 'Kaffe med Liv etterpå' })).toHaveProperty('checked', false);
});

test('a plan that is being changed survives a reload, and a tip pressed meanwhile is in it (A15)', async () => {
  const { show } = await showPage();
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  expect(await page.findText('Ett')).toBeTruthy();
  await page.press('Endre');
  await page.write('Planen din', 'Kaffe med Liv etterpå');
  page.unmount();
  const again = await show();
  expect(await again.findByRole('textbox', { name: 'Planen din' })).toMatchObject({ value: 'Kaffe med Liv etterpå' });
  await again.press('Ta med i planen: To');
  await again.press('Lagre planen');
  expect(await planOn()).toEqual(['Kaffe med Liv etterpå', 'To']);
});

test('a plan without a line asks for one thing, sends nothing until there is one, and says what is too long', async () => {
  const { planned, show } = await showPage();
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  expect(await page.findText('Ett')).toBeTruthy();
  await page.press('Endre');
  await page.write('Planen din', 'x'.repeat(2001));
  expect(await page.findByLabelText('Planen din', { selector: '[aria-invalid="true"]' })).toBeTruthy();
  await page.press('Lagre planen');
  await page.write('Planen din', ' ');
  await page.press('Lagre planen');
  await page.write('Én ting du styrer selv?', 'Ta med boka');
  expect(planned).toEqual([]);
  await page.press('Legg til');
  expect(await planOn()).toEqual(['Ta med boka']);
  await waitFor(() => expect(planned).toMatchObject([{ howToFeelGood: 'Ta med boka' }]));
});

test('a plus takes a tip into the plan, and it can be taken out again where it stood', async () => {
  const { planned, show } = await showPage();
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  await page.press('Ta med i planen: To');
  expect(await planOn()).toEqual([ANSWERS[2], 'To']);
  expect(page.getByText('Lagt i planen.')).toBeTruthy();
  await waitFor(() => expect(planned).toMatchObject([{ howToFeelGood: `${ANSWERS[2]}\nTo` }]));
  await page.press('Angre: To');
  expect(await planOn()).toEqual([ANSWERS[2]]);
  expect(await screen.findByRole('button', { name: 'Ta med i planen: To' })).toBeTruthy();
  await waitFor(() => expect(planned).toHaveLength(2));
});

test('a plan that is not saved says so, and stays', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  expect(await page.findText('To')).toBeTruthy();
  graph.goWrong(FAULTS.breaks(), { of: 'PlanExpectationSession' });
  await page.press('Ta med i planen: To');
  expect(await page.findText('Vi fikk ikke lagret planen')).toBeTruthy();
  expect(await planOn()).toEqual([ANSWERS[2], 'To']);
});

test('of something grave: one sentence, the own plan, what is all right, a memory and somebody; no tips, nothing to learn', async () => {
  const { show } = await showPage({ response: GRAVE });
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  expect(await page.findText(GRAVE.message)).toBeTruthy();
  expect(await planOn()).toEqual([ANSWERS[2]]);
  for (const permission of GRAVE.suggestions) expect(page.getByText(permission)).toBeTruthy();
  expect(page.getByRole('link', { name: 'Et minne å ha med' }).getAttribute('href')).toBe('/memory-bank');
  expect(page.getByRole('link', { name: 'Noen å snakke med' }).getAttribute('href')).toBe('/help');
  expect(screen.queryByRole('button', { name: /Ta med i planen/ })).toBeNull();
  expect(page.queryByText(GRAVE.seen)).toBeNull();
  const headings = page.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([ANSWERS[0], 'Planen din']);
});

test('without a network something grave is met in the same way', async () => {
  const { graph, show } = await showPage();
  graph.goWrong(FAULTS.breaks(), { of: 'WriteExpectation' });
  const page = await show();
  await answer(page, ['Begravelsen til farfar', ANSWERS[1], ANSWERS[2]]);
  await page.press('Fullfør');
  expect(await page.findText(QUIET_AHEAD.funeral.sentence.no)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ta med i planen/ })).toBeNull();
});

test('in the low-stimulation form the tips wait until they are asked for', async () => {
  setAppearance({ isCalm: true });
  try {
    const { show } = await showPage();
    const page = await show();
    await answer(page);
    await page.press('Fullfør');
    const tips = (await page.findText('Vis 3 råd')).closest('details');
    expect(tips).toHaveProperty('open', false);
    for (const tip of RESPONSE.suggestions) expect(tips?.contains(page.getByText(tip))).toBe(true);
    expect(await planOn()).toEqual([ANSWERS[2]]);
  } finally {
    setAppearance({ isCalm: false });
  }
});

const chipsOfDays = async () =>
  within(await screen.findByRole('group', { name: 'Ha planen på Hjem' }))
    .getAllByRole('button')
    .map((each) => [each.textContent, each.getAttribute('aria-pressed')]);
const inDays = (days: number) => addDays(todaysDate(), days);

test('a plan stands on Home on a day that is chosen, and on none when that is pressed again', async () => {
  const weekday = new Intl.DateTimeFormat('nb', { weekday: 'long' }).format(new Date(`${inDays(3)}T12:00:00`));
  const { planned, show } = await showPage();
  const page = await show();
  await answer(page, [`MR på ${weekday}`, ANSWERS[1], ANSWERS[2]]);
  await page.press('Fullfør');
  expect(await page.findText('Ett')).toBeTruthy();
  const name = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  expect(await chipsOfDays()).toEqual(['I dag', 'I morgen', name, 'En annen dag'].map((each) => [each, 'false']));
  await page.press(name);
  await waitFor(() => expect(planned).toMatchObject([{ howToFeelGood: ANSWERS[2], planOn: inDays(3) }]));
  page.unmount();
  const again = await show();
  expect(await chipsOfDays()).toContainEqual([name, 'true']);
  await again.press(name);
  await waitFor(() => expect(planned[1]).toMatchObject({ planOn: null }));
});

test('another day begins with the nearest, is one from today on, and what is wrong is said beside it', async () => {
  const { planned, show } = await showPage();
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  await page.press('En annen dag');
  await waitFor(() => expect(planned).toMatchObject([{ planOn: inDays(2) }]));
  await page.write('En annen dag', inDays(-1));
  expect(await page.findByLabelText('En annen dag', { selector: '[aria-invalid="true"]' })).toBeTruthy();
  expect(planned).toHaveLength(1);
  await page.write('En annen dag', inDays(40));
  await waitFor(() => expect(planned[1]).toMatchObject({ planOn: inDays(40) }));
  await page.press('Endre');
  await page.write('Planen din', ' ');
  await page.press('Lagre planen');
  await waitFor(() => expect(planned[2]).toMatchObject({ howToFeelGood: ANSWERS[2], planOn: null }));
  expect(screen.queryByRole('group', { name: 'Ha planen på Hjem' })).toBeNull();
});

test('where words may speak of a crisis, somebody to talk to is offered beside the encouragement (D49)', async () => {
  const { show } = await showPage();
  const page = await show();
  await answer(page, ['nei eg tenkjer ikkje på å ta livet av meg, eg er berre lei', ANSWERS[1], ANSWERS[2]]);
  await page.press('Fullfør');
  expect(await page.findText('Ett')).toBeTruthy();
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
  expect(page.queryByText('Ett')).toBeNull();
  expect(saved).toHaveLength(1);
  await page.press('Dette handler ikke om meg');
  expect(await page.findText('Ett')).toBeTruthy();
  expect(saved).toHaveLength(1);
});

test('a day after help that is said not to be the person’s is answered at once: nothing waits in vain', async () => {
  const { graph, show } = await showPage({ help: 'suicide' });
  graph.change(AFTER_HELP);
  const page = await show();
  await waitFor(() => expect(graph.of('Day')).not.toEqual([]));
  await answer(page);
  await page.press('Fullfør');
  await waitFor(() => expect(page.container.querySelector('a[href^="tel:"]')).not.toBeNull());
  graph.change({ day: dayWith() });
  await page.press('Dette handler ikke om meg');
  expect(await page.findText('Ett')).toBeTruthy();
});

test('whoever goes on after help has their answers and no encouragement', async () => {
  const { graph, show } = await showPage({ help: 'suicide' });
  const page = await show();
  await answer(page);
  await page.press('Fullfør');
  await page.press('Fortsett');
  expect(await planOn()).toEqual([ANSWERS[2]]);
  expect(page.queryByRole('status', { name: /oppmuntring/ })).toBeNull();
  expect(page.queryByText('Ett')).toBeNull();
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
  const offered = screen
    .getAllByRole('button', { name: /^Ta med i planen/ })
    .map((each) => each.getAttribute('aria-label'));
  const ofKind = KIND_TIPS.health.map(({ no }) => `Ta med i planen: ${no}`);
  expect(offered).toHaveLength(3);
  expect(offered.filter((each) => !ofKind.includes(each ?? ''))).toEqual([]);
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
  expect(await page.findText('Ett')).toBeTruthy();
});

const TODAY = {
  id: 's',
  date: todaysDate(),
  whatToDo: ANSWERS[0],
  whatCanGoBetter: ANSWERS[1],
  howToFeelGood: ANSWERS[2],
  desiredFeeling: 'rolig',
  howItWent: null,
  planOn: null as string | null,
  completedAt: '2026-11-25T08:00:00.000Z',
};
const BEFORE = { ...TODAY, id: 'before', date: '2026-09-01', whatToDo: 'Gå i butikken' };

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const question = () => screen.queryByRole('region', { name: 'Hvordan gikk det?' });

test('how it went is asked in the evening of the day of the plan, and not before', async () => {
  const { show } = await showPage({ sessions: [{ ...TODAY, planOn: inDays(1) }], hour: 20 });
  const page = await show();
  expect(await page.findText(LABELS[0])).toBeTruthy();
  await waitFor(() => expect(page.queryByText(/Henter/)).toBeNull());
  expect(question()).toBeNull();
  page.unmount();
  const ofToday = await showPage({ sessions: [{ ...BEFORE, planOn: todaysDate() }], hour: 20 });
  expect(await (await ofToday.show()).findText(/Du skrev: «Gå i butikken»/)).toBeTruthy();
});

test('in the evening it is asked how today’s session went; the last answer holds, is told of that session, and thanked for', async () => {
  const { told, show } = await showPage({ sessions: [TODAY], hour: 20 });
  const page = await show();
  expect(await page.findText(/Du skrev: «Ringe legen»\. Du ville føle deg rolig\./)).toBeTruthy();
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
