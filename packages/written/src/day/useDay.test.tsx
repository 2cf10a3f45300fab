/** @jest-environment @spire/testing/browserEnvironment */
import { useToday } from '@spire/client';
import { textMark } from '@spire/domain/textMark';
import { helpHere, noteFoundHelp } from '@spire/remote-kit/foundHelp';
import { startGraphStandIn, type World } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { renderPage } from '@spire/testing/pageBench';
import { todaysDate } from '@spire/client/today';
import { act, screen, waitFor } from '@testing-library/react';
import { useDay } from './useDay.ts';
import { useSetHelpAside } from './useSetHelpAside.ts';
import { useShowAll } from './useShowAll.ts';

const WORDS = 'det jeg skrev';
const found = { mark: textMark(WORDS), kind: 'suicide' } as const;

const day = (fields: object = {}) => ({
  date: todaysDate(),
  helpKind: null,
  isAllShown: false,
  weight: null,
  ...fields,
});
const person = (fields: object = {}) => ({
  day: day(),
  todaysCheckIn: null,
  todaysMood: null,
  growth: { isRestDayToday: false },
  settings: { lowEnergyToday: false, brainInjuryMode: false },
  profile: { capacityLevel: 'moderate' },
  ...fields,
});

function Probe() {
  const known = useDay();
  const today = useToday();
  const setAside = useSetHelpAside();
  const { showAll } = useShowAll();
  return (
    <>
      <p>{known === undefined ? 'not known' : `${known.mode}, ${known.helpKind ?? 'no kind'}, ${today}`}</p>
      <button type="button" onClick={() => setAside([WORDS, ' '])}>
        Not me
      </button>
      <button type="button" onClick={() => setAside('all')}>
        None of it
      </button>
      <button type="button" onClick={showAll}>
        Show all
      </button>
    </>
  );
}

async function show(me: object = {}, mutations: World['mutations'] = {}) {
  const graph = await startGraphStandIn({ me: person(me), mutations });
  const page = await renderPage(<Probe />, { graph });
  const asked = (operation: string) => graph.of(operation).map(({ variables }) => variables['input']);
  return { page, graph, asked };
}

const modeIs = (mode: string) => screen.findByText(new RegExp(`^${mode}, `));
const here = () => helpHere(PERSON.userId, todaysDate());

test('help found on this device makes the day one after help at once, wherever it is shown', async () => {
  await show();
  await modeIs('ordinary');
  act(() => noteFoundHelp(PERSON.userId, todaysDate(), found));
  expect(await screen.findByText(/^afterHelp, suicide/)).toBeTruthy();
});

test('"this is not about me" ends it here, and the graph is told a mark and never a word', async () => {
  const { page, asked } = await show({}, { setHelpAside: () => day() });
  await modeIs('ordinary');
  act(() => noteFoundHelp(PERSON.userId, todaysDate(), found));
  await modeIs('afterHelp');
  await page.press('Not me');
  await modeIs('ordinary');
  await waitFor(() => expect(asked('SetHelpAside')).toEqual([{ date: todaysDate(), mark: found.mark }]));
  await waitFor(() => expect(here()).toEqual({ kind: null }));
});

test('what another device found stays after one text is set aside, and goes when all of it is', async () => {
  const others = { day: day({ helpKind: 'abuse' }) };
  const setHelpAside = jest.fn(({ mark }: { mark?: unknown }) => (mark === null ? day() : others.day));
  const { page, asked } = await show(others, { setHelpAside });
  await modeIs('afterHelp');
  await page.press('Not me');
  await waitFor(() => expect(asked('SetHelpAside')).toHaveLength(1));
  expect(await screen.findByText(/^afterHelp, abuse/)).toBeTruthy();
  await page.press('None of it');
  await modeIs('ordinary');
  expect(asked('SetHelpAside').at(-1)).toEqual({ date: todaysDate(), mark: null });
});

test('without a network it holds here all the same', async () => {
  const { page, graph } = await show();
  await modeIs('ordinary');
  act(() => noteFoundHelp(PERSON.userId, todaysDate(), found));
  await modeIs('afterHelp');
  await graph.leave();
  await page.press('Not me');
  await modeIs('ordinary');
  expect(here()).toEqual({ kind: null });
});

test('"show everything" leaves a hard day for today, and not one after help', async () => {
  const hard = { todaysMood: { date: todaysDate(), mood: 1 } };
  const { page, asked } = await show(hard, { setAllShown: () => day({ isAllShown: true }) });
  await modeIs('hard');
  await page.press('Show all');
  await modeIs('ordinary');
  expect(asked('SetAllShown')).toEqual([{ date: todaysDate(), isAllShown: true }]);
  act(() => noteFoundHelp(PERSON.userId, todaysDate(), found));
  await modeIs('afterHelp');
});
