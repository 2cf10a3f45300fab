/** @jest-environment @spire/testing/browserEnvironment */
import { todaysDate } from '@spire/client';
import { beginningOf } from '@spire/domain/beginning';
import { textMark } from '@spire/domain/textMark';
import { FAULTS, holdAnswer } from '@spire/testing/graphFaults';
import { startGraphStandIn, type GraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { screen, waitFor } from '@testing-library/react';
import { written } from '@spire/written/messages/namespace';
import { checkin } from '../messages/namespace.ts';
import { doing } from '../doing/messages/namespace.ts';
import doingNo from '../doing/messages/no.ts';
import TasksCard from './TasksCard.tsx';

/** On a phone, where it is one row until it is opened. */
const wide = window.matchMedia;
beforeAll(() => {
  window.matchMedia = (query) => Object.assign(wide(query), { matches: false });
});
afterAll(() => void (window.matchMedia = wide));
afterEach(() => localStorage.clear());

const TYPES = ['mindfulness', 'wellbeing', 'activity'] as const;
const LONG = `Ta ${'en rolig tur '.repeat(12)}hjem.`;

interface Task {
  id: string;
  date: string;
  text: string;
  type: string;
  source: string;
  isCompleted: boolean;
}

async function showCard({
  hasCheckIn = true,
  texts = [] as string[],
  hour = 10,
  isCrisis = false,
  isOpened = true,
  me = {},
  goWrong = undefined as ((graph: GraphStandIn) => void) | undefined,
} = {}) {
  const marks: unknown[] = [];
  const date = todaysDate();
  const made = (text: string, index: number, id = `t${index}`): Task => ({
    id,
    date,
    text,
    type: TYPES[index] ?? 'activity',
    source: 'built_in',
    isCompleted: false,
  });
  let tasks = texts.map((text, index) => made(text, index));
  let times = 0;
  const graph = await startGraphStandIn({
    me: {
      profile: { capacityLevel: 'moderate' },
      todaysCheckIn: hasCheckIn ? { id: 'c', date, needMoreText: 'Ro' } : null,
      tasks: () => tasks,
      ...me,
    },
    mutations: {
      setHelpAside: ({ mark }) => marks.push(mark) && { date },
      writeTasks: () => {
        times += 1;
        if (isCrisis && marks.length === 0) return { __typename: 'CrisisHelp', kind: 'suicide' };
        return {
          __typename: 'WrittenTasks',
          tasks: TYPES.map((type) => ({ text: `${type} ${times}`, type, source: 'built_in' })),
        };
      },
      replaceTasks: ({ tasks: next }) => {
        const done = tasks.filter(({ isCompleted }) => isCompleted);
        tasks = [...done, ...(next as Task[]).map((task) => ({ ...task, date, isCompleted: false }))];
        return tasks;
      },
      setTaskCompleted: (_, { id, isCompleted }) => {
        const task = tasks.find((each) => each.id === id);
        return task === undefined ? task : Object.assign(task, { isCompleted });
      },
      addMemory: (input) => input,
    },
  });
  goWrong?.(graph);
  const hours = jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  const page = await renderPage(<TasksCard />, { graph, namespaces: [checkin, doing, written] });
  await waitFor(() => expect(graph.of('Day').length).toBeGreaterThan(0));
  await waitFor(() => expect(page.queryByText(/Laster/)).toBeNull());
  hours.mockRestore();
  if (isOpened) await page.press('Tre små ting');
  const box = (name: string) => screen.getByRole('checkbox', { name });
  return { ...page, graph, box, marks, tasks: () => tasks };
}

test('without a check-in there are none, and the way to it is shown', async () => {
  const page = await showCard({ hasCheckIn: false });
  expect(await page.findByRole('link', { name: 'Gå til innsjekken' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Gi meg tre små ting' })).toBeNull();
});

test('three are written when asked for, and ticked and unticked', async () => {
  const page = await showCard();
  await page.press('Gi meg tre små ting');
  await page.findText('activity 1');
  page.box('activity 1').click();
  await waitFor(() => expect(page.tasks().map(({ isCompleted }) => isCompleted)).toEqual([false, false, true]));
  page.box('activity 1').click();
  await waitFor(() => expect(page.tasks().map(({ isCompleted }) => isCompleted)).toEqual([false, false, false]));
});

/** The line of the row. */
const line = ({ container }: { container: HTMLElement }) =>
  container.querySelector('h2 + [role="status"]')?.textContent;

test('while nobody knows whether there are any, the row does not ask whether they are wanted (trap 87c)', async () => {
  const texts = ['Pust ut', 'Drikk vann', 'Rull med skuldrene'];
  const { fault, letGo } = holdAnswer();
  const goWrong = (graph: GraphStandIn) => graph.goWrong(fault, { of: 'TodaysTasks' });
  const page = await showCard({ isOpened: false, texts, goWrong });
  expect(line(page)).toBe('');
  letGo();
  await waitFor(() => expect(line(page)).not.toBe(''));
  expect(line(page)).not.toBe(doingNo.tasks.ask);
});

test('a row whose tasks could not be read says so, and asks for none', async () => {
  const goWrong = (graph: GraphStandIn) => graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'TodaysTasks', times: 9 });
  const page = await showCard({ isOpened: false, texts: ['Pust ut'], goWrong });
  await waitFor(() => expect(line(page)).toBe(doingNo.tasks.readFailed));
});

test('while three are written, the shape of lines stands where they will come (spec 2 §4)', async () => {
  const { fault, letGo } = holdAnswer();
  const page = await showCard({ goWrong: (graph) => graph.goWrong(fault, { of: 'WriteTasks' }) });
  await page.press('Gi meg tre små ting');
  await waitFor(() => expect(page.container.querySelector('[data-shape]')).not.toBeNull());
  letGo();
  await page.findText('activity 1');
  expect(page.container.querySelector('[data-shape]')).toBeNull();
});

test('however quickly it is pressed, what the box shows in the end is kept', async () => {
  const page = await showCard({ texts: ['Pust ut', 'Drikk vann', 'Rull med skuldrene'] });
  page.graph.goWrong(FAULTS.isSlow(150), { of: 'SetTaskCompleted' });
  for (let press = 0; press < 3; press += 1) page.box('Pust ut').click();
  await waitFor(() => expect(page.tasks()[0]?.isCompleted).toBe(true));
  await waitFor(() => expect(page.box('Pust ut')).toHaveProperty('checked', true));
});

test('new ones leave what is done', async () => {
  const page = await showCard({ texts: ['Pust ut', 'Drikk vann', 'Rull med skuldrene'] });
  page.box('Drikk vann').click();
  await waitFor(() => expect(page.tasks()[1]?.isCompleted).toBe(true));
  await page.press('Nye oppgaver');
  await page.findText('mindfulness 1');
  expect(page.getByText('Drikk vann')).toBeTruthy();
  expect(page.queryByText('Pust ut')).toBeNull();
  expect(page.graph.of('ReplaceTasks')[0]?.variables['input']).toMatchObject({
    tasks: [{ type: 'mindfulness' }, { type: 'activity' }],
  });
});

/** How many buds or flowers the picture of the card has. */
const drawn = (page: { container: HTMLElement }) => page.container.querySelectorAll('.bud').length;

test('each tick is answered in words and in the picture, which count the same, and can be taken back (D81)', async () => {
  const page = await showCard({ texts: ['Pust ut', 'Drikk vann', 'Rull med skuldrene'] });
  await page.findText('Når det passer');
  page.box('Drikk vann').click();
  expect(await page.findText('En ny knopp på planten')).toBeTruthy();
  await waitFor(() => expect(drawn(page)).toBe(1));
  page.box('Pust ut').click();
  expect(await page.findText('To knopper på planten')).toBeTruthy();
  await waitFor(() => expect(drawn(page)).toBe(2));
  await page.press('Angre');
  expect(await page.findText('En ny knopp på planten')).toBeTruthy();
  await waitFor(() => expect(page.tasks().map(({ isCompleted }) => isCompleted)).toEqual([false, true, false]));
  expect(drawn(page)).toBe(1);
});

test('suggestions of today that are done count too, and more than three are not said', async () => {
  const completed = (suggestionText: string) => ({
    id: suggestionText,
    suggestionText,
    interactionType: 'completed',
    date: todaysDate(),
  });
  const me = { suggestionInteractions: ['A', 'B', 'C'].map(completed) };
  const page = await showCard({ texts: ['Pust ut', 'Drikk vann', 'Rull med skuldrene'], me });
  page.box('Pust ut').click();
  expect(await page.findText('Tre knopper på planten')).toBeTruthy();
  await waitFor(() => expect(drawn(page)).toBe(3));
});

test('all three done are three flowers and one sentence, and the three are a press away', async () => {
  const texts = ['Pust ut', 'Drikk vann', 'Rull med skuldrene'];
  const page = await showCard({ texts });
  for (const name of texts) page.box(name).click();
  expect(await page.findByRole('heading', { name: 'Tre små ting ble tre blomster.' })).toBeTruthy();
  await waitFor(() => expect(drawn(page)).toBe(3));
  await page.press('Mer av hagen');
  await page.press('Den rosa blomsten');
  expect(await page.findText('Drikk vann')).toBeTruthy();
  await page.press('Lukk');
  await page.press('Vis de tre');
  expect(await page.findText('Tre blomster på planten')).toBeTruthy();
  expect(page.box('Rull med skuldrene')).toHaveProperty('checked', true);
  expect(page.queryByRole('button', { name: 'Nye oppgaver' })).toBeNull();
});

test('one row says how many are done, and is as it was left the next time', async () => {
  const texts = ['Pust ut', 'Drikk vann', 'Rull med skuldrene'];
  const page = await showCard({ texts });
  page.box('Pust ut').click();
  await waitFor(() => expect(page.tasks()[0]?.isCompleted).toBe(true));
  const again = async () => renderPage(<TasksCard />, { graph: page.graph, namespaces: [checkin, doing, written] });
  page.unmount();
  const opened = await again();
  expect(await opened.findByRole('checkbox', { name: 'Drikk vann' })).toBeTruthy();
  await opened.press('Tre små ting');
  expect(opened.getByText('Én er gjort')).toBeTruthy();
  expect(document.activeElement).toBe(opened.getByRole('button', { name: 'Tre små ting' }));
  opened.unmount();
  const closed = await again();
  expect(await closed.findText('Én er gjort')).toBeTruthy();
  expect(closed.queryByRole('checkbox')).toBeNull();
});

test('with little energy it is one thing, and no other takes its place once it is done', async () => {
  const texts = ['Pust ut', 'Drikk vann', 'Rull med skuldrene'];
  const me = { settings: { lowEnergyToday: true } };
  const page = await showCard({ texts, me, isOpened: false });
  (await page.findByRole('checkbox', { name: 'Pust ut' })).click();
  expect(await page.findText('En ny knopp på planten')).toBeTruthy();
  await waitFor(() => expect(page.tasks()[0]?.isCompleted).toBe(true));
  expect(page.getAllByRole('checkbox')).toHaveLength(1);
});

test('where nobody is reached the tasks come from this device, one of each kind', async () => {
  const page = await showCard({ me: { todaysCheckIn: { id: 'c', date: todaysDate() } } });
  page.graph.goWrong(FAULTS.resets(), { of: 'WriteTasks', times: 9 });
  await page.press('Gi meg tre små ting');
  await waitFor(() => expect(page.graph.of('ReplaceTasks')).toHaveLength(1));
  const { tasks } = page.graph.of('ReplaceTasks')[0]?.variables['input'] as { tasks: Task[] };
  expect(tasks.map(({ type }) => type)).toEqual(TYPES);
  for (const { text } of tasks) expect(await page.findByText(text)).toBeTruthy();
});

test('what could not be written or kept is said in its place, and can be tried again', async () => {
  const page = await showCard();
  page.graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'WriteTasks' });
  await page.press('Gi meg tre små ting');
  await page.findText('Kunne ikke lage oppgaver');
  expect(page.getByText(/^Prøv igjen om litt\./)).toBeTruthy();
  await page.press('Gi meg tre små ting');
  await page.findText('activity 1');
  page.graph.goWrong(FAULTS.refuses('NOT_FOUND'), { of: 'SetTaskCompleted' });
  page.box('activity 1').click();
  expect(await page.findText('Vi fikk ikke lagret det. Prøv igjen.')).toBeTruthy();
  expect(page.box('activity 1')).toHaveProperty('checked', false);
});

test('a line in the garden is kept under what was done, and gives way where it needs help (D49, D58)', async () => {
  const page = await showCard({ texts: ['Pust ut', 'Drikk vann', 'Rull med skuldrene'] });
  for (const box of page.getAllByRole('checkbox')) box.click();
  await page.press('Mer av hagen');
  await page.press('Den rosa blomsten');
  await page.press('Skriv én linje');
  await page.press('Legg den i minnene');
  expect((await page.findByRole('textbox')).getAttribute('aria-invalid')).toBe('true');
  expect(page.graph.of('KeepLine')).toEqual([]);
  await page.write('Én linje om dette', 'Jeg vil ikke leve lenger');
  await page.press('Legg den i minnene');
  // The day is one after help from then on: nothing of the garden stays, and nothing is said to be saved.
  await waitFor(() => expect(page.queryByText('Tre små ting ble tre blomster.')).toBeNull());
  expect(page.queryByText('Linja ligger i minnene dine')).toBeNull();
  expect(page.graph.of('KeepLine').map(({ variables }) => variables['input'])).toMatchObject([
    { title: 'Drikk vann', description: 'Jeg vil ikke leve lenger', date: todaysDate() },
  ]);
});

test('help comes in their place, and they come where it was not about the person (S11)', async () => {
  const page = await showCard({ isCrisis: true });
  await page.press('Gi meg tre små ting');
  expect((await page.findByRole('link', { name: /Mental Helse/ })).getAttribute('href')).toBe('tel:116123');
  await page.press('Dette handler ikke om meg');
  expect(await page.findText('activity 2')).toBeTruthy();
  expect(page.marks).toEqual([textMark('Ro')]);
});

test('in the evening they are a sentence, and a press away', async () => {
  const page = await showCard({ hour: 20, texts: ['Pust ut', 'Drikk vann', 'Rull med skuldrene'], isOpened: false });
  expect(await page.findText('De kan bare ligge. Ingenting hoper seg opp.')).toBeTruthy();
  await page.press('Tre små ting');
  expect(page.box('Pust ut')).toBeTruthy();
});

test('a long text is folded at a whole word, and opening it ticks nothing', async () => {
  const page = await showCard({ texts: [LONG, 'Drikk vann', 'Rull med skuldrene'] });
  expect(page.queryByText(LONG)).toBeNull();
  await page.press('Les mer');
  expect(page.getByRole('checkbox', { name: new RegExp(LONG) })).toHaveProperty('checked', false);
  expect([beginningOf('en to tre', 5), beginningOf('abcdefgh', 5)]).toEqual(['en to …', 'abcde …']);
});

describe('by the day (D58)', () => {
  const texts = ['Pust ut', 'Drikk vann', 'Rull med skuldrene'];
  const date = todaysDate();
  const hard = { todaysMood: { id: 'm', date, mood: 1 } };

  test.each([
    ['after help', { day: { date, helpKind: 'suicide' } }],
    ['on a hard day', hard],
  ])('%s there are none, and none are asked for', async (_when, me) => {
    const page = await showCard({ texts, me, isOpened: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.queryByRole('heading')).toBeNull();
    expect(page.queryByRole('checkbox')).toBeNull();
  });

  test('on a hard day they are there for whoever wants to see everything', async () => {
    const page = await showCard({ texts, me: { ...hard, day: { date, isAllShown: true } } });
    expect(await page.findByRole('checkbox', { name: 'Pust ut' })).toBeTruthy();
  });

  test('on a rest day those that are there wait in one sentence, and none are offered', async () => {
    const growth = { isRestDayToday: true };
    const page = await showCard({ texts, me: { growth } });
    expect(page.box('Pust ut')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Nye oppgaver' })).toBeNull();
    page.unmount();
    const without = await showCard({ me: { growth }, isOpened: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(without.queryByRole('heading')).toBeNull();
  });

  test('on a day that something weighs on, nobody is praised (D61)', async () => {
    const page = await showCard({ texts, me: { day: { date, weight: { kind: 'death' } } } });
    await page.findByRole('checkbox', { name: 'Pust ut' });
    for (const name of texts) page.box(name).click();
    await waitFor(() => expect(page.tasks().every(({ isCompleted }) => isCompleted)).toBe(true));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Nye oppgaver' })).toBeNull());
    expect(page.queryByText('Tre små ting ble tre blomster.')).toBeNull();
  });
});
