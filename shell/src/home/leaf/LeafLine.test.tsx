/** @jest-environment @spire/testing/browserEnvironment */
import type { DayMode } from '@spire/domain/dayMode';
import type { TrialAnswer } from '@spire/domain/trial';
import { draftsOf } from '@spire/remote-kit';
import { changeTrial, trialDay, type Tried } from '@spire/remote-kit/trial';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { PERSON } from '@spire/testing/graphWorld';
import { renderPage } from '@spire/testing/pageBench';
import { screen, waitFor } from '@testing-library/react';
import { addDays } from '@spire/domain/dates';
import { mayHaveLeaf } from './keptLeaf.ts';
import { LeafLine } from './LeafLine.tsx';
import { home as homeWords } from '../messages/namespace.ts';
import noHome from '../messages/no.ts';

const { leaf: no } = noHome;
const ID = '5b0f6f5e-6b1c-4c0e-9a51-0a2a3f3f1d11';
const tried = (answer: TrialAnswer, change: Partial<Tried> = {}): Tried => ({
  ...{ id: ID, text: 'Kjenn på  stoffet.', category: 'mindfulness', answer, date: trialDay(), at: Date.now() },
  ...change,
});

async function home({ isCheckedIn = false, mode = 'ordinary' }: { isCheckedIn?: boolean; mode?: DayMode } = {}) {
  const graph = await startGraphStandIn({
    me: {},
    mutations: { recordSuggestion: (input) => input, saveSettings: (input) => input },
  });
  const page = await renderPage(<LeafLine isCheckedIn={isCheckedIn} mode={mode} />, { graph, namespaces: [homeWords] });
  return { ...page, graph };
}
const draft = () => draftsOf(PERSON.userId).get(`checkin.${PERSON.userId}`);
const recorded = (graph: Awaited<ReturnType<typeof home>>['graph']) =>
  graph.of('RecordLeaf').map(({ variables }) => variables['input']);

test('whoever tried nothing here sees nothing', async () => {
  expect(mayHaveLeaf(PERSON.userId)).toBe(false);
  await home();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['hard', '/checkin/hard-day', undefined],
  ['soSo', '/checkin', { whatIsGoodText: no.answers.soSo }],
  ['good', '/checkin', { whatIsGoodText: no.answers.good }],
] as const)('"%s" is gone on with at %s, begun and not finished', async (answer, path, begun) => {
  changeTrial({ tried: [tried(answer)] });
  const page = await home();
  await page.press(no.take);
  await page.arriveAt(path);
  if (begun === undefined) expect(draft()).toBeUndefined();
  else expect(draft()).toMatchObject({ ...begun, date: trialDay() });
  expect(page.graph.requests).toEqual([]);
  expect(localStorage.getItem('spire.trial')).toBeNull();
});

test('"tired" begins the check-in and offers low energy today, which is turned on by a press alone', async () => {
  changeTrial({ tried: [tried('tired')] });
  const page = await home();
  await page.press(no.take);
  expect(draft()).toMatchObject({ needMore: ['energi'] });
  expect(await screen.findByRole('link', { name: no.toCheckIn })).toBeTruthy();
  expect(page.graph.requests).toEqual([]);
  await page.press(no.easy);
  await page.arriveAt('/checkin');
  expect(page.graph.of('TakeItEasy')[0]?.variables['input']).toEqual({ lowEnergyToday: true });
});

test('an answer of another day begins no check-in of today, and what was begun here already stands', async () => {
  changeTrial({ tried: [tried('good', { date: addDays(trialDay(), -2) })] });
  const page = await home();
  await page.press(no.take);
  expect(draft()).toBeUndefined();
  expect(await screen.findByText(no.taken)).toBeTruthy();
});

test('the leaf counts as a deed once the check-in is saved, also on a hard day, and once', async () => {
  changeTrial({ tried: [tried('hard')] });
  const before = await home();
  await before.press(no.take);
  await before.arriveAt('/checkin/hard-day');
  expect(recorded(before.graph)).toEqual([]);
  before.unmount();
  const { graph } = await home({ isCheckedIn: true, mode: 'hard' });
  await waitFor(() => expect(recorded(graph)).toHaveLength(1));
  expect(recorded(graph)[0]).toMatchObject({
    ...{ id: ID, suggestionText: 'Kjenn på  stoffet.', interactionType: 'completed', date: trialDay() },
  });
  await waitFor(() => expect(mayHaveLeaf(PERSON.userId)).toBe(false));
  expect(screen.queryByRole('button')).toBeNull();
});

test('it can be deleted instead', async () => {
  changeTrial({ tried: [tried('good')] });
  const page = await home();
  await page.press(no.leave);
  expect(mayHaveLeaf(PERSON.userId)).toBe(false);
});

test('after seven days nothing is offered', async () => {
  localStorage.setItem('spire.trial', JSON.stringify({ tried: [tried('good', { at: Date.now() - 7 * 86_400_000 })] }));
  await home();
  expect(screen.queryByRole('button')).toBeNull();
  expect(mayHaveLeaf(PERSON.userId)).toBe(false);
});
