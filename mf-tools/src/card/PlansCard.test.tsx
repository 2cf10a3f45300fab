/** @jest-environment @spire/testing/browserEnvironment */
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { act, fireEvent, screen } from '@testing-library/react';
import { expectationLift } from '../expectation-lift/messages/namespace.ts';
import PlansCard from './PlansCard.tsx';

const PLAN = {
  __typename: 'ExpectationSession',
  id: '11111111-1111-4111-8111-111111111111',
  whatToDo: 'MR på sykehuset',
  howToFeelGood: 'Be om teppe\nKaffe med Liv etterpå',
  planOn: '2026-12-03',
};

async function show() {
  const graph = await startGraphStandIn({ me: { todaysPlans: [PLAN] } });
  return { graph, showCard: () => renderPage(<PlansCard />, { graph, namespaces: [expectationLift] }) };
}

test('the plan of the day stands with what it is for, and its ticks are still there after a reload', async () => {
  const { showCard } = await show();
  const card = await showCard();
  expect(await card.findByRole('region', { name: PLAN.whatToDo })).toBeTruthy();
  const box = card.getByRole('checkbox', { name: 'Be om teppe' });
  await act(() => Promise.resolve(void fireEvent.click(box)));
  card.unmount();
  const again = await showCard();
  expect(await again.findByRole('checkbox', { name: 'Be om teppe' })).toHaveProperty('checked', true);
  expect(again.getByRole('checkbox', { name: 'Kaffe med Liv etterpå' })).toHaveProperty('checked', false);
});

test('a plan that cannot be fetched says so, with a way to try again', async () => {
  const { graph, showCard } = await show();
  graph.goWrong(FAULTS.breaks(), { of: 'TodaysPlans' });
  await showCard();
  expect(await screen.findByText('Vi fikk ikke hentet planen')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeTruthy();
});
