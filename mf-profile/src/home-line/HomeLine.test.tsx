/** @jest-environment @spire/testing/browserEnvironment */
import { addDays, localDate } from '@spire/domain/dates';
import { profileForm } from '@spire/profile-form/messages/namespace';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import LaterQuestionCard from '../later-question/LaterQuestionCard.tsx';
import { laterQuestions } from '../later-question/messages/namespace.ts';
import later from '../later-question/messages/no.ts';
import { pacing } from '../pacing/messages/namespace.ts';
import day from '../pacing/messages/no.ts';
import MorningCard from '../pacing/MorningCard.tsx';
import { planOffer } from '../plan-offer/messages/namespace.ts';
import offer from '../plan-offer/messages/no.ts';
import PlanOfferCard from '../plan-offer/PlanOfferCard.tsx';
import { useHomeLine } from './useHomeLine.ts';

const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
const before = new Date(Date.now() - 9 * 86_400_000).toISOString();
const EMPTY = {
  ...{ signs: [], alone: [], places: [], people: [], safe: [], others: [] },
  ...{ isShown: true, isForSuggestions: false, offerFrom: null as string | null, updatedAt: null },
};

/** Stands there once it is known which line it is. */
const Known = () => (useHomeLine() === undefined ? null : <p>known</p>);

/** Home's three cards on a good day after a big one, with everything there is to ask. */
async function show({ isPacingOn = true, isLow = false } = {}) {
  let plan = EMPTY;
  const pacingDay = { date: today, isOn: true, things: [], used: [], morning: null, line: isPacingOn ? 'first' : null };
  const moods = [0, 1, 2].map((ago) => ({ id: `${ago}`, date: addDays(today, -ago), mood: isLow ? 2 : 4 }));
  const graph = await startGraphStandIn({
    me: {
      createdAt: before,
      profile: { considerations: [], capacityLevel: null, goals: [], avoidSuggestions: [], updatedAt: before },
      settings: { questionsFrom: null, questionsOff: [], lowEnergyToday: false },
      followedScales: { scales: [], isOnHome: true, updatedAt: null },
      day: { date: today, wasHelpYesterday: false },
      ...{ moods, scaleEntries: [], consents: [], growth: { checkInDays: 9 }, reminder: { isOn: false } },
      ...{ isPacingOn, pacing: () => pacingDay, safetyPlan: () => plan },
    },
    mutations: {
      savePacingDay: (input) => ({ ...pacingDay, ...input, line: null }),
      saveSafetyPlan: (input) => (plan = { ...plan, ...input }),
      saveSettings: (input) => input,
    },
  });
  const cards = (
    <>
      <MorningCard />
      <PlanOfferCard />
      <LaterQuestionCard />
      <Known />
    </>
  );
  const page = await renderPage(cards, { graph, namespaces: [pacing, planOffer, laterQuestions, profileForm] });
  return { page, graph };
}

const LINES = [day.card.first.title, offer.line, offer.declined, later.line, later.scales];
const shown = () => LINES.filter((line) => screen.queryByText(line) !== null);

test('on the morning after a big day its line stands alone, and nothing takes its place once it is answered', async () => {
  await show();
  fireEvent.click(await screen.findByText(day.card.usual));
  expect(await screen.findByText(day.card.answered.usual)).toBeTruthy();
  expect(shown()).toEqual([]);
});

test('then the offer of a plan, and after a no its answer alone', async () => {
  const { graph } = await show({ isPacingOn: false });
  fireEvent.click(await screen.findByText(offer.no));
  await waitFor(() => expect(graph.of('SaveSafetyPlan').length).toBeGreaterThan(1));
  expect(shown()).toEqual([offer.declined]);
});

test('on the third low day there is no line but the way to somebody to talk with', async () => {
  await show({ isLow: true });
  expect(await screen.findByText('known')).toBeTruthy();
  expect(shown()).toEqual([]);
});
