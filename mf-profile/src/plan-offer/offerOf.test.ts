import { addDays } from '@spire/domain/dates';
import type { Scale } from '@spire/domain/scales';
import { planOfferOf } from './offerOf.ts';

const today = '2026-11-30';
const EMPTY = { signs: [], alone: [], places: [], people: [], safe: [], others: [], offerFrom: null as string | null };
const PAGE = { endCursor: null, hasNextPage: false };

type ByDaysAgo<T> = Readonly<Record<number, T>>;
const daysOf = <T>(values: ByDaysAgo<T>) =>
  Object.entries(values).map(([ago, value]) => ({ id: ago, date: addDays(today, -Number(ago)), value }));
const answers = (scale: Scale, values: ByDaysAgo<number>, isCarried = false) =>
  daysOf(values).map(({ date, value }) => ({ date, scale, value, isCarried }));

/** The offer, of moods by how many days ago, and of answers to what is followed. */
function offer(moods: ByDaysAgo<number | null>, change: object = {}, scales: ReturnType<typeof answers> = []) {
  const nodes = daysOf(moods).map(({ id, date, value }) => ({ id, date, mood: value }));
  const lived = { moods: { nodes, ...PAGE }, scaleEntries: { nodes: scales, ...PAGE } };
  return planOfferOf({ ...lived, safetyPlan: { ...EMPTY, ...change } }, today);
}
const isOffered = (...given: Parameters<typeof offer>) => offer(...given).isOn;

test('it is offered on the second good day of a week, and on no other', () => {
  expect(isOffered({ 0: 4, 6: 5 })).toBe(true);
  expect(isOffered({ 0: 4 })).toBe(false);
  expect(isOffered({ 0: 3, 1: 5, 2: 5 })).toBe(false);
  expect(isOffered({ 0: 5, 7: 5 })).toBe(false);
  expect(isOffered({ 0: null, 1: 5 })).toBe(false);
});

test('not beside a plan, and not again before its time; its day stays its own when it was answered', () => {
  const good = { 0: 5, 1: 5 };
  expect(isOffered(good, { alone: ['Te'] })).toBe(false);
  expect(offer(good, { offerFrom: addDays(today, 1) })).toMatchObject({ isOn: false, hasDay: false });
  expect(offer(good, { offerFrom: today })).toMatchObject({ isOn: true, hasDay: true });
  // Shown first today, and begun since, or declined.
  const shown = { offerFrom: addDays(today, 60) };
  expect(isOffered(good, shown)).toBe(true);
  expect(offer(good, { ...shown, alone: ['Te'] })).toMatchObject({ isOn: false, hasDay: true });
  expect(offer(good, { offerFrom: addDays(today, 365) })).toMatchObject({ isOn: false, hasDay: true });
});

/** Energy as it mostly is, until a few days ago. */
const USUAL = answers('energy', { 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3 });

test('more energy than usual makes a good day, as a good mood does', () => {
  const more = answers('energy', { 0: 4, 2: 4 });
  expect(isOffered({}, {}, [...USUAL, ...more])).toBe(true);
  expect(isOffered({ 2: 5 }, {}, [...USUAL, ...answers('energy', { 0: 4 })])).toBe(true);
  expect(isOffered({}, {}, [...USUAL, ...answers('energy', { 0: 3, 2: 4 })])).toBe(false);
  expect(isOffered({}, {}, [...USUAL, ...answers('pain', { 0: 5, 2: 5 })])).toBe(false);
});

test('what was carried over from yesterday says nothing, and nor does energy while it is not known what is usual', () => {
  expect(isOffered({ 2: 5 }, {}, [...USUAL, ...answers('energy', { 0: 4 }, true)])).toBe(false);
  expect(isOffered({ 2: 5 }, {}, [...USUAL.slice(2), ...answers('energy', { 0: 5 })])).toBe(false);
});

test('a day that is low by anything is no good day', () => {
  const energy = [...USUAL, ...answers('energy', { 0: 5, 1: 5 })];
  expect(isOffered({}, {}, energy)).toBe(true);
  expect(isOffered({ 0: 2 }, {}, energy)).toBe(false);
  expect(isOffered({}, {}, [...energy, ...answers('unrest', { 0: 4 })])).toBe(false);
  expect(isOffered({ 0: 5, 1: 5 }, {}, answers('energy', { 0: 1 }))).toBe(false);
});
