/** @jest-environment @spire/testing/browserEnvironment */
import { BREATHING } from '@spire/content/exercises/breathing';
import { MOVEMENT } from '@spire/content/exercises/movement';
import { SENSORY } from '@spire/content/exercises/sensory';
import { todaysDate } from '@spire/client';
import { timersKey } from '@spire/remote-kit';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn, type GraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { renderPage } from '@spire/testing/pageBench';
import { written } from '@spire/written/messages/namespace';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toolHistory } from '../history/messages/namespace.ts';
import { AFTER_HELP, HARD, WEIGHTY } from '../testing/dayWorld.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { innerBalance } from './messages/namespace.ts';
import { EXERCISE_TIMER } from './useWays.ts';
import InnerBalancePage from './InnerBalancePage.tsx';

const LOW = SENSORY.find(({ tier }) => tier === 'low') ?? SENSORY[0];
const PACED = BREATHING.find(({ rhythm }) => rhythm !== undefined) ?? BREATHING[0];
if (LOW === undefined || PACED === undefined) throw new Error('The library is empty');

interface World {
  profile?: object | null;
  effectiveCapacity?: string | null;
  checkIn?: object | null;
  me?: object;
}

/** Keeps what is saved, as the server does. */
async function visit({ profile = null, effectiveCapacity = 'moderate', checkIn = null, me = {} }: World = {}) {
  const saved: { id: unknown; record: object }[] = [];
  const marks: object[] = [];
  const graph = await startGraphStandIn({
    me: {
      profile,
      effectiveCapacity,
      todaysCheckIn: checkIn,
      toolActivities: () => page(saved),
      exerciseMarks: () => marks,
      ...me,
    },
    mutations: {
      addInnerBalance: (input) => {
        const { id, date, completedAt, ...record } = input;
        const made = {
          id,
          date,
          completedAt,
          tool: 'inner_balance',
          record: { __typename: 'InnerBalanceRecord', feltAfter: null, ...record },
        };
        saved.unshift(made);
        return made;
      },
      markExercise: (input) => {
        marks.push(input);
        return input;
      },
      tellInnerBalance: ({ id, feltAfter }) => {
        const made = saved.find((each) => each.id === id);
        if (made !== undefined) made.record = { ...made.record, feltAfter };
        return made;
      },
    },
  });
  const show = (search = '', language: 'no' | 'en' = 'no') =>
    renderPage(<InnerBalancePage />, {
      graph,
      language,
      path: `/hrv-balance${search}`,
      namespaces: [written, toolFrame, innerBalance, toolHistory],
    });
  return { graph, saved, marks, show };
}

const page = (nodes: object[]) => ({ nodes: [...nodes], endCursor: null, hasNextPage: false });
const sent = (graph: GraphStandIn) => graph.of('AddInnerBalance').map(({ variables }) => variables['input']);

/** The exercise was begun, and its time is up in so many milliseconds. */
function keepTimer(rest: number): void {
  const at = { endsAt: Date.now() + rest };
  const timers = { [`${EXERCISE_TIMER}${LOW?.id ?? ''}`]: { since: Date.now() - 60_000, at, step: 1 } };
  localStorage.setItem(timersKey(PERSON.userId), JSON.stringify(timers));
}

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

test('the groups say how many there are today, and the level is the real one (trap 28)', async () => {
  const { show } = await visit({ effectiveCapacity: 'moderate' });
  const shown = await show();
  expect(await shown.findAllByText('3 øvelser i dag')).toHaveLength(3);
  expect(shown.getByText('Tilpasset: Moderat til god kapasitet')).toBeTruthy();
  expect(await shown.findText('Her ser du øvelsene du har gjort.')).toBeTruthy();
});

test('what somebody avoids, or cannot bear today, is not there, and the group says so', async () => {
  const { show } = await visit({ profile: { considerations: [], avoidSuggestions: ['exercise'] } });
  const shown = await show();
  expect(await shown.findText('Ingen som passer i dag')).toBeTruthy();
  cleanup();
  const again = await show('?category=movement');
  expect(await again.findText('Ingen av disse passer for deg i dag')).toBeTruthy();
});

test('the word about the doctor stands with movement, and with nothing else', async () => {
  // Among the gentlest of the senses none moves the body, whatever the day draws.
  const { show } = await visit({ effectiveCapacity: 'low' });
  const moving = await show('?category=movement');
  expect(await moving.findText(/snakk med legen din først/)).toBeTruthy();
  cleanup();
  const still = await show('?category=sensory');
  await still.findByRole('heading', { name: 'Sanser' });
  expect(still.queryByText(/legen/)).toBeNull();
  cleanup();
  const [first] = MOVEMENT;
  const one = await show(`?exercise=${first?.id ?? ''}`);
  expect(await one.findText(/Stopp hvis noe blir verre/)).toBeTruthy();
});

test('an exercise that is done is thanked for once it is saved, and stands in the log', async () => {
  const { graph, show } = await visit();
  const shown = await show(`?exercise=${LOW.id}`);
  for (const step of LOW.steps.no) expect(await shown.findText(step)).toBeTruthy();
  await shown.press('Jeg er ferdig med øvelsen');
  expect(await shown.findText(`${LOW.title.no} er i øvelsesloggen.`)).toBeTruthy();
  expect(shown.getByText('Flott jobbet! Lagret.')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Ferdig for nå' }).getAttribute('href')).toBe('/home');
  expect(sent(graph)).toMatchObject([
    { activity: LOW.id, category: 'sensory', durationMinutes: LOW.minutes, date: todaysDate() },
  ]);
  await shown.press('En øvelse til');
  expect(await shown.findText(new RegExp(`${LOW.title.no} · ${LOW.minutes} min`))).toBeTruthy();
  expect(shown.getByText('I dag')).toBeTruthy();
});

test.each([
  ['after help', AFTER_HELP],
  ['on a hard day', HARD],
  ['on a day on which something weighs', WEIGHTY],
])('%s an exercise that was opened by hand runs, and its end praises and invites to nothing', async (_, me) => {
  const { graph, show } = await visit({ me });
  const shown = await show(`?exercise=${LOW.id}`);
  await shown.press('Jeg er ferdig med øvelsen');
  expect(await shown.findByRole('heading', { level: 1, name: 'Det er nok for nå.' })).toBeTruthy();
  expect(shown.queryByText(/Flott jobbet|fugl/)).toBeNull();
  expect(shown.queryByRole('button', { name: 'En øvelse til' })).toBeNull();
  expect(shown.container.querySelectorAll('a[href^="tel:"]')).toHaveLength(me === AFTER_HELP ? 1 : 0);
  expect(sent(graph)).toHaveLength(1);
});

test('what the server refuses is not thanked for, and can be tried again under the same id', async () => {
  const { graph, show } = await visit();
  graph.goWrong(FAULTS.refuses('BAD_REQUEST'), { of: 'AddInnerBalance' });
  const shown = await show(`?exercise=${LOW.id}`);
  await shown.press('Jeg er ferdig med øvelsen');
  expect(await shown.findText('Vi fikk ikke lagret dette')).toBeTruthy();
  expect(shown.queryByText(/Flott jobbet/)).toBeNull();
  await shown.press('Prøv igjen');
  expect(await shown.findText(/er i øvelsesloggen/)).toBeTruthy();
  const [first, second] = sent(graph) as { id: string }[];
  expect(second?.id).toBe(first?.id);
});

test('where the server is gone nothing is thanked for; it is saved once somebody is there', async () => {
  const { graph, saved, show } = await visit();
  const shown = await show(`?exercise=${LOW.id}`);
  await shown.findByRole('button', { name: 'Jeg er ferdig med øvelsen' });
  await graph.leave();
  await shown.press('Jeg er ferdig med øvelsen');
  expect(await shown.findText('Vi fikk ikke lagret dette')).toBeTruthy();
  expect(shown.queryByText(/Flott jobbet/)).toBeNull();
  await graph.comeBack();
  await shown.press('Prøv igjen');
  expect(await shown.findText(/er i øvelsesloggen/)).toBeTruthy();
  expect(saved).toHaveLength(1);
});

test.each([
  ['', LOW.steps.no[0] ?? ''],
  ['&now=asked', 'Gjorde du den?'],
  ['&now=stopped', 'Godt at du stoppet.'],
])('a reload at %j stays there, and saves nothing', async (moment, words) => {
  const { graph, show } = await visit();
  for (let time = 0; time < 2; time += 1) {
    expect(await (await show(`?exercise=${LOW.id}${moment}`)).findText(words)).toBeTruthy();
    cleanup();
  }
  expect(sent(graph)).toEqual([]);
});

const felt = (graph: GraphStandIn) => graph.of('TellInnerBalance').map(({ variables }) => variables['input']);
const feel = async (name: string) => {
  const radio = await screen.findByRole('radio', { name });
  act(() => void fireEvent.click(radio));
};

test('how it feels afterwards is told once it is pressed, and the last answer holds; nothing has to be answered', async () => {
  const { graph, show } = await visit();
  const shown = await show(`?exercise=${LOW.id}`);
  await shown.press('Jeg er ferdig med øvelsen');
  expect(await screen.findAllByRole('radio')).toHaveLength(12);
  expect(felt(graph)).toEqual([]);
  await feel('Som før');
  await feel('Lettere');
  await waitFor(() => expect(felt(graph).at(-1)).toMatchObject({ feltAfter: 'lighter' }));
  expect(shown.path()).toContain('now=done');
  const [record] = sent(graph) as { id: string }[];
  expect(felt(graph)).toContainEqual({ id: record?.id, feltAfter: 'lighter' });
});

test('an exercise that made things worse rests, and something of another kind and a person stand there in place of praise', async () => {
  const { graph, marks, show } = await visit();
  const shown = await show(`?exercise=${LOW.id}`);
  await shown.press('Jeg er ferdig med øvelsen');
  await feel('Urolig');
  expect(await shown.findByRole('heading', { level: 1, name: 'Godt at du sa det.' })).toBeTruthy();
  expect(shown.queryByText(/Flott jobbet|Lagret/)).toBeNull();
  expect(shown.getByRole('link', { name: /^Noen å snakke med/ }).getAttribute('href')).toBe('/help');
  await waitFor(() => expect(felt(graph)).toHaveLength(1));
  await shown.press('Angre');
  await waitFor(() => expect(marks).toMatchObject([{ exercise: LOW.id, kind: 'welcome', date: todaysDate() }]));
  await shown.press(/^Noe mildere/);
  const title = (await shown.findByRole('heading', { level: 1 })).textContent;
  const milder = [...BREATHING, ...MOVEMENT].find((each) => each.title.no === title);
  expect([milder?.category, milder?.tier]).toEqual(['breathing', 'low']);
});

test('once two have made things worse in a week, a person stands before another exercise', async () => {
  const { marks, show } = await visit();
  const worse = { date: todaysDate(), kind: 'worse' };
  marks.push({ ...worse, id: 'a', exercise: 'one' }, { ...worse, id: 'b', exercise: 'two' });
  const shown = await show(`?exercise=${LOW.id}&now=worse`);
  const ways = (await shown.findByRole('link', { name: /^Noen å snakke med/ })).parentElement;
  expect(getComputedStyle(ways as Element).flexDirection).toBe('column-reverse');
});

test('what has made things lighter three times is said to have, and not before', async () => {
  const { saved, show } = await visit();
  const before = (id: string) => ({
    ...{ id, date: '2026-11-20', completedAt: '2026-11-20T10:00:00Z', tool: 'inner_balance' },
    record: {
      __typename: 'InnerBalanceRecord',
      category: 'sensory',
      activity: LOW.id,
      durationMinutes: 2,
      feltAfter: 'calm',
    },
  });
  saved.push(before('a'), before('b'));
  const shown = await show(`?exercise=${LOW.id}`);
  await shown.press('Jeg er ferdig med øvelsen');
  await screen.findAllByRole('radio');
  expect(shown.queryByText(/lettere før/)).toBeNull();
  await feel('Glad');
  expect(await shown.findText(/lettere før/)).toBeTruthy();
});

test('a breath is led by words and time; it can rest, be hidden, and be left', async () => {
  const { graph, show } = await visit();
  const shown = await show(`?exercise=${PACED.id}`);
  await shown.press(/Start/);
  expect(await shown.findText('Pust inn')).toBeTruthy();
  expect(shown.getByRole('timer').textContent).toBe(`${PACED.minutes}:00`);
  await shown.press('Pause');
  expect(shown.getByRole('button', { name: 'Fortsett' })).toBeTruthy();
  await shown.press('Skjul tiden');
  expect(shown.queryByRole('timer')).toBeNull();
  expect(shown.path()).toContain('now=running');
  await shown.press('Avslutt');
  expect(await shown.findByRole('button', { name: 'Jeg er ferdig med øvelsen' })).toBeTruthy();
  expect(sent(graph)).toEqual([]);
});

test('sound is off until somebody asks for it, and the choice stays', async () => {
  const { show } = await visit();
  const shown = await show(`?exercise=${PACED.id}&now=running`);
  await shown.press('Valg');
  const sound = await screen.findByLabelText<HTMLInputElement>('En myk tone når pusten snur');
  expect(sound.checked).toBe(false);
  act(() => void fireEvent.click(sound));
  cleanup();
  const again = await show(`?exercise=${PACED.id}&now=running`);
  await again.press('Valg');
  expect((await screen.findByLabelText<HTMLInputElement>('En myk tone når pusten snur')).checked).toBe(true);
});

test('sentence by sentence, the one somebody is at survives a reload, and so does the time', async () => {
  const { show } = await visit();
  const shown = await show(`?exercise=${LOW.id}&now=running`);
  await shown.press('Neste');
  const second = `Setning 2 av ${LOW.steps.no.length}`;
  expect(shown.getByRole('img', { name: second })).toBeTruthy();
  expect(shown.getByText(LOW.steps.no[1] ?? '')).toBeTruthy();
  expect(shown.queryByText(LOW.steps.no[0] ?? '')).toBeNull();
  await shown.press('Pause');
  cleanup();
  const again = await show(`?exercise=${LOW.id}&now=running`);
  expect(await again.findByRole('img', { name: second })).toBeTruthy();
  expect(again.getByRole('button', { name: 'Fortsett' })).toBeTruthy();
});

test('arrows, space and Escape do what the thumb does', async () => {
  const { graph, show } = await visit();
  const shown = await show(`?exercise=${LOW.id}&now=running`);
  const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }));
  await shown.findByRole('timer');
  press('ArrowRight');
  expect(shown.getByText(LOW.steps.no[1] ?? '')).toBeTruthy();
  press('ArrowLeft');
  press('ArrowLeft');
  expect(shown.getByText(LOW.steps.no[0] ?? '')).toBeTruthy();
  press(' ');
  expect(shown.getByRole('button', { name: 'Fortsett' })).toBeTruthy();
  press('Escape');
  expect(await shown.findText('Godt at du stoppet.')).toBeTruthy();
  expect(sent(graph)).toEqual([]);
});

test('when the time is up it is done, and saved once', async () => {
  const { graph, show } = await visit();
  keepTimer(600);
  const shown = await show(`?exercise=${LOW.id}&now=running`);
  expect(await shown.findText(/er i øvelsesloggen/)).toBeTruthy();
  expect(sent(graph)).toHaveLength(1);
});

test('what another tab has ended is not done a second time here', async () => {
  const { graph, show } = await visit();
  keepTimer(-3_600_000);
  const shown = await show(`?exercise=${LOW.id}&now=running`);
  await shown.findByText('Gjorde du den?');
  act(() => {
    localStorage.removeItem(timersKey(PERSON.userId));
    window.dispatchEvent(new Event('storage'));
  });
  await shown.findAllByText('3 øvelser i dag');
  expect(sent(graph)).toEqual([]);
});

test('an exercise that was left goes on from the start of the tool, and ends there once', async () => {
  const { show } = await visit();
  keepTimer(60_000);
  const shown = await show();
  expect(await shown.findByText(new RegExp(LOW.title.no))).toBeTruthy();
  fireEvent.click(await shown.findByRole('link', { name: 'Fortsett' }));
  expect((await shown.findByRole('timer')).textContent).toMatch(/^0:5|^1:00/);
});

test.each([
  ['Ja, jeg gjorde den', 1],
  ['Ikke denne gangen', 0],
])('after an hour of sleep it is asked for; “%s” saves %i', async (answer, count) => {
  const { graph, show } = await visit();
  keepTimer(-3_600_000);
  const shown = await show(`?exercise=${LOW.id}&now=running`);
  expect(await shown.findText('Gjorde du den?')).toBeTruthy();
  expect(sent(graph)).toEqual([]);
  await shown.press(answer);
  if (count > 0) await shown.findText(/er i øvelsesloggen/);
  else await shown.findAllByText('3 øvelser i dag');
  expect(sent(graph)).toHaveLength(count);
});

test('to stop is praised, saves nothing, leads to a person or to something milder, without that exercise', async () => {
  const { graph, marks, show } = await visit({ effectiveCapacity: 'high' });
  const shown = await show(`?exercise=${LOW.id}&now=running`);
  await shown.press('Stopp');
  await waitFor(() => expect(marks).toMatchObject([{ exercise: LOW.id, kind: 'stopped', date: todaysDate() }]));
  expect(await shown.findText('Godt at du stoppet.')).toBeTruthy();
  expect(shown.getByRole('link', { name: /^Noen å snakke med/ }).getAttribute('href')).toBe('/help');
  await shown.press(/^Noe mildere/);
  const title = (await shown.findByRole('heading', { level: 1 })).textContent;
  expect(BREATHING.find((each) => each.title.no === title)?.tier).toBe('low');
  expect(sent(graph)).toEqual([]);
});

test('where the profile cannot be had the gentlest is there all the same; before that nobody is guessed at', async () => {
  const { graph, show } = await visit({ effectiveCapacity: 'high' });
  graph.goWrong(FAULTS.refuses('UNAVAILABLE'), { of: 'PersonToday', times: 5 });
  const shown = await show('?category=breathing');
  await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(3));
  const mild = BREATHING.filter(({ tier }) => tier === 'low').map(({ title }) => title.no);
  for (const { textContent } of shown.getAllByRole('listitem'))
    expect(mild.some((title) => textContent.startsWith(title))).toBe(true);
});

test('an address of an exercise or an end that is not there leads to the beginning', async () => {
  const { show } = await visit();
  const shown = await show('?exercise=no-such-thing');
  expect(await shown.findAllByText('3 øvelser i dag')).toHaveLength(3);
  cleanup();
  const again = await show(`?exercise=${LOW.id}&now=done`);
  expect(await again.findAllByText('3 øvelser i dag')).toHaveLength(3);
});

test('all of it is there in English', async () => {
  const { show } = await visit();
  const shown = await show(`?exercise=${PACED.id}`, 'en');
  expect(await shown.findText(PACED.title.en)).toBeTruthy();
  await shown.press(/Begin/);
  expect(await shown.findText('Breathe in')).toBeTruthy();
  for (let step = 1; step < PACED.steps.en.length; step += 1) await shown.press('Next');
  await shown.press('Finish');
  expect(await shown.findText(`${PACED.title.en} is in the exercise log.`)).toBeTruthy();
});
