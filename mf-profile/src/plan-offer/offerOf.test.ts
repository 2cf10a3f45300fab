import { addDays } from '@spire/domain/dates';
import { planOfferOf } from './offerOf.ts';

const today = '2026-11-30';
const EMPTY = { signs: [], alone: [], places: [], people: [], safe: [], others: [], offerFrom: null as string | null };

/** Whether it is offered, of moods by how many days ago. */
function isOffered(moods: Readonly<Record<number, number | null>>, change: object = {}, wasHelpYesterday = false) {
  const nodes = Object.entries(moods).map(([days, mood]) => ({ id: days, date: addDays(today, -Number(days)), mood }));
  const list = { nodes, endCursor: null, hasNextPage: false };
  return planOfferOf(
    { id: 'x', day: { date: today, wasHelpYesterday }, moods: list, safetyPlan: { ...EMPTY, ...change } },
    today,
  ).isOn;
}

test('it is offered on the second good day of a week, and on no other', () => {
  expect(isOffered({ 0: 4, 6: 5 })).toBe(true);
  expect(isOffered({ 0: 4 })).toBe(false);
  expect(isOffered({ 0: 3, 1: 5, 2: 5 })).toBe(false);
  expect(isOffered({ 0: 5, 7: 5 })).toBe(false);
  expect(isOffered({ 0: null, 1: 5 })).toBe(false);
});

test('not the day after help, not beside a plan, and not again before its time', () => {
  const good = { 0: 5, 1: 5 };
  expect(isOffered(good, {}, true)).toBe(false);
  expect(isOffered(good, { alone: ['Te'] })).toBe(false);
  expect(isOffered(good, { offerFrom: addDays(today, 1) })).toBe(false);
  expect(isOffered(good, { offerFrom: today })).toBe(true);
  // Shown first today.
  expect(isOffered(good, { offerFrom: addDays(today, 60) })).toBe(true);
  expect(isOffered(good, { offerFrom: addDays(today, 365) })).toBe(false);
});
