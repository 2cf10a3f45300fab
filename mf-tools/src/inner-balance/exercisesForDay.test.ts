import { BREATHING } from '@spire/content/exercises/breathing';
import { MOVEMENT } from '@spire/content/exercises/movement';
import { SENSORY } from '@spire/content/exercises/sensory';
import { ASSUMPTIONS } from '@spire/domain/assumptions';
import { CAPACITY_LEVELS, contentTier } from '@spire/domain/capacity';
import { addDays } from '@spire/domain/dates';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { SENSITIVITIES } from '@spire/domain/sensitivities';
import type { Suits } from '../tool-frame/useSuits.ts';
import { A_DAY, exercisesForDay, mayDo } from './exercisesForDay.ts';

const LISTS = { breathing: BREATHING, movement: MOVEMENT, sensory: SENSORY };
const EVERY = Object.values(LISTS).flat();
const SUITS: Suits = {
  capacity: 'high',
  considerations: [],
  avoid: [],
  sensitivities: new Set(),
  needs: [],
  rests: () => false,
  isWeighty: false,
  known: new Set(ASSUMPTIONS),
};
const TODAY = { date: '2026-11-25', userId: 'anna' };
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
/** That day and the following ones. */
const days = (from: string, count: number) => Array.from({ length: count }, (_, day) => addDays(from, day));

test.each(CAPACITY_LEVELS)(
  'at %s there are three in every group, none above the tier, the same all day',
  (capacity) => {
    const tiers = ['low', 'limited', 'moderate'];
    for (const list of Object.values(LISTS)) {
      const chosen = exercisesForDay(list, { ...SUITS, capacity }, TODAY);
      expect(new Set(idsOf(chosen)).size).toBe(A_DAY);
      for (const { tier } of chosen) expect(tier).toBe(contentTier(capacity));
      for (const { tier } of list.filter((exercise) => mayDo(exercise, { ...SUITS, capacity })))
        expect(tiers.indexOf(tier)).toBeLessThanOrEqual(tiers.indexOf(contentTier(capacity)));
      expect(exercisesForDay(list, { ...SUITS, capacity }, TODAY)).toEqual(chosen);
    }
  },
);

test('of whom nothing is known, nobody is given more than the gentlest', () => {
  const chosen = Object.values(LISTS).flatMap((list) => exercisesForDay(list, { ...SUITS, capacity: null }, TODAY));
  expect(chosen.every(({ tier, position }) => tier === 'low' && position !== 'standing')).toBe(true);
});

test('two days after each other share nothing, over New Year as well, and in eight days each has come', () => {
  for (const from of ['2026-11-25', '2026-12-28', '2027-12-30', '2028-02-27']) {
    const weeks = days(from, 8).map((date) => idsOf(exercisesForDay(BREATHING, SUITS, { ...TODAY, date })));
    weeks.slice(1).forEach((today, index) => {
      expect(today.filter((id) => weeks[index]?.includes(id))).toEqual([]);
    });
    expect(new Set(weeks.flat()).size).toBe(BREATHING.filter(({ tier }) => tier === 'moderate').length);
  }
});

test('two people are not shown the same three', () => {
  const seen = ['anna', 'berit', 'carl', 'david'].map((userId) =>
    idsOf(exercisesForDay(SENSORY, SUITS, { ...TODAY, userId })).join(' '),
  );
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test.each(AVOID_SUGGESTIONS)('who avoids %s is given nothing that touches it', (avoided) => {
  const suits: Suits = { ...SUITS, avoid: [avoided] };
  const chosen = Object.values(LISTS).flatMap((list) => exercisesForDay(list, suits, TODAY));
  if (avoided === 'exercise') expect(chosen.filter(({ isMovement }) => isMovement)).toEqual([]);
  if (avoided === 'meditation') expect(chosen.filter(({ category }) => category === 'breathing')).toEqual([]);
  expect(chosen).not.toEqual([]);
});

test.each(SENSITIVITIES)('who cannot bear %s is given nothing that asks for it', (sensitivity) => {
  for (const capacity of CAPACITY_LEVELS)
    for (const date of days('2026-11-25', 8)) {
      const suits: Suits = { ...SUITS, capacity, sensitivities: new Set([sensitivity]) };
      const chosen = Object.values(LISTS).flatMap((list) => exercisesForDay(list, suits, { ...TODAY, date }));
      expect(chosen.filter(({ contraindications }) => contraindications.includes(sensitivity))).toEqual([]);
    }
});

test('where too few of one’s own tier suit, gentler ones fill up, and never harder ones', () => {
  const own = BREATHING.filter(({ tier }) => tier === 'limited');
  const resting = new Set(idsOf(own.slice(1)));
  const rests = ({ id }: { id: string }) => resting.has(id);
  const chosen = exercisesForDay(BREATHING, { ...SUITS, capacity: 'limited', rests }, TODAY);
  expect(chosen).toHaveLength(A_DAY);
  expect(chosen[0]).toBe(own[0]);
  expect(chosen.slice(1).every(({ tier }) => tier === 'low')).toBe(true);
});

test('what rests is not shown, on any day', () => {
  const resting = new Set(idsOf(EVERY.slice(0, 40)));
  const rests = ({ id }: { id: string }) => resting.has(id);
  for (const date of days('2026-11-25', 8))
    for (const list of Object.values(LISTS))
      expect(exercisesForDay(list, { ...SUITS, rests }, { ...TODAY, date }).some(({ id }) => resting.has(id))).toBe(
        false,
      );
});

test('where something weighs, nothing that plays is chosen', () => {
  for (const list of Object.values(LISTS))
    for (const date of days(TODAY.date, 20))
      for (const { isLight } of exercisesForDay(list, { ...SUITS, isWeighty: true }, { ...TODAY, date }))
        expect(isLight).toBeUndefined();
});
