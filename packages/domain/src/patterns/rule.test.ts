import { dateOf, dayNumber, mondayOf, sundayBefore, WEEK } from './days.ts';
import { type Findings, findPatterns } from './rule.ts';
import type { Outcome, Series } from './series.ts';
import { FEWEST_WEEKS, pairId, type Wish } from './sunday.ts';
import { invent, FIRST_DAY, LAST_SUNDAY, TRUE_PAIR } from './testing/inventedPeople.ts';
import { simulate } from './testing/simulate.ts';
import { usualOn } from './usual.ts';

const MONDAY = LAST_SUNDAY + 1;
const wishOf = (wish: Partial<Wish> = {}): Wish => ({
  person: 'kari',
  question: null,
  hidden: new Set(),
  shuffles: 199,
  ...wish,
});
const strong = invent({ seed: 3, answered: 0.95, effect: 2.5 });
const look = (series: Series, wish?: Partial<Wish>, today = MONDAY): Findings =>
  findPatterns(series, today, wishOf(wish));

test('weeks begin on Monday, and the last one that is over ends before the day itself', () => {
  expect(dateOf(mondayOf(dayNumber('2026-11-29')))).toBe('2026-11-23');
  expect(dateOf(sundayBefore(dayNumber('2026-11-29')))).toBe('2026-11-22');
  expect(dateOf(sundayBefore(dayNumber('2026-11-30')))).toBe('2026-11-29');
});

test('what is usual leaves the day itself out, and needs six answers near it', () => {
  const answers = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, day === 4 ? 5 : 2]));
  expect(usualOn(answers, 4)).toBe(2);
  expect(usualOn(answers, 4, 6)).toBeNull();
  expect(usualOn(answers, 40)).toBeNull();
});

test('what is true and strong is found with its lag, its direction and both counts', () => {
  const [first] = look(strong).findings;
  expect(first).toMatchObject({ ...TRUE_PAIR, lagDays: 1, direction: 'lower', strength: 'clear' });
  if (first === undefined) return;
  expect(first.days).toHaveLength(first.with.days);
  expect(first.days.filter(({ answer, usual }) => answer < usual)).toHaveLength(first.with.hits);
  expect(first.with.hits / first.with.days).toBeGreaterThan(first.without.hits / first.without.days);
  expect(first.days.map(({ day }) => day)).toEqual(
    first.days.map(({ day }) => day).toSorted((one, other) => other - one),
  );
});

test('the same days give the same answer, in whatever order they come, and on every day of a week', () => {
  const turned = {
    ...strong,
    exposures: strong.exposures.toReversed(),
    outcomes: strong.outcomes
      .toReversed()
      .map((each): Outcome => ({ ...each, answers: new Map([...each.answers].toReversed()) })),
  };
  expect(look(turned)).toEqual(look(strong));
  expect(look(strong, {}, MONDAY + 6)).toEqual(look(strong));
});

test('days after the last week, and days that take no part, change nothing', () => {
  const [outcome, ...others] = strong.outcomes;
  const later = new Map([...(outcome?.answers ?? []), [MONDAY, 1], [MONDAY + 1, 5]] as [number, number][]);
  const more = { ...strong, outcomes: [{ ...(outcome as Outcome), answers: later }, ...others] };
  expect(look(more)).toEqual(look(strong));
  const leftOut = new Set(
    look(strong)
      .findings[0]?.days.slice(0, 3)
      .map(({ day }) => day),
  );
  const shown = look({ ...strong, leftOut }).findings.flatMap(({ days }) => days.map(({ day }) => day));
  expect(shown.filter((day) => leftOut.has(day))).toEqual([]);
});

test('a hidden pair is not computed, an asked one stands first, and at most three are told', () => {
  expect(look(strong, { hidden: new Set([pairId(TRUE_PAIR)]) }).findings.map(pairId)).not.toContain(pairId(TRUE_PAIR));
  const asked = look(strong, { question: TRUE_PAIR });
  expect(asked.findings[0]).toMatchObject(TRUE_PAIR);
  expect(asked.question).toMatchObject({ state: 'found', finding: TRUE_PAIR });
  const other = { exposure: 'x4', outcome: 'y2' };
  expect(look(strong, { question: other }).question).toEqual({ state: 'nothing', finding: null });
  const many = Array.from({ length: 6 }, (_, index) => ({
    ...(strong.exposures[0] ?? { days: new Set<number>(), known: null }),
    id: `x${index}`,
  }));
  expect(look({ ...strong, exposures: many }).findings).toHaveLength(3);
});

test('28 answered days in six weeks are the least, and a night says nothing of the sleep it is read from', () => {
  const until = (weeks: number) => look(strong, {}, FIRST_DAY + weeks * WEEK);
  expect(until(FEWEST_WEEKS - 1).state).toBe('tooFewDays');
  expect(until(FEWEST_WEEKS).state).not.toBe('tooFewDays');
  const sleep = strong.outcomes[0]?.id ?? '';
  const night = { id: 'night', days: strong.exposures[0]?.days ?? new Set<number>(), known: null, isBeforeDay: true };
  const of = (exposure: object) => look({ ...strong, exposures: [{ ...night, ...exposure }] }).looked;
  expect(of({ ofOutcome: sleep })).toBe(of({}) - 1);
});

test('whoever has nothing true is seldom told anything, and whoever has is told', () => {
  const nothing = simulate({ people: 40, answered: 0.7, effect: 0, isAsked: false, shuffles: 99 });
  expect(nothing.clear / 40).toBeLessThanOrEqual(0.08);
  expect(nothing.anything / 40).toBeLessThanOrEqual(0.2);
  const something = { people: 20, answered: 0.9, effect: 1, shuffles: 99 };
  expect(simulate({ ...something, isAsked: false }).truth / 20).toBeGreaterThanOrEqual(0.4);
  expect(simulate({ ...something, isAsked: true }).truth / 20).toBeGreaterThanOrEqual(0.75);
});
