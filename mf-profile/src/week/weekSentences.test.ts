import { addDays } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, NEED_MORE, TOOLS } from '@spire/domain/options';
import { randomNumbers } from '@spire/domain/randomNumbers';
import { plantsOf, sharedPlants } from './plants.ts';
import { isWeekNew, lastWeek, wasHere } from './toldWeek.ts';
import { holdsSomething, plantOf, type WeekDay, weekDays, weekOf } from './weekFacts.ts';
import { type Said, weekSentences } from './weekSentences.ts';

const MONDAY = '2026-11-23';
const LONG_AGO = '2020-01-01';

type Entries = Parameters<typeof weekDays>[1];

/** A week whose days hold each thing with that likelihood. */
function invented(seed: number): { days: WeekDay[]; entries: Entries } {
  const next = randomNumbers(seed);
  const likely = Math.floor(next() * 4) / 4;
  const rest = new Set<string>();
  const entries = Array.from({ length: 7 }, (_, at) => {
    const date = addDays(MONDAY, at);
    const one = (kind: string, more: object = {}) =>
      next() < likely * 0.6 ? [{ kind, date, title: null, mood: null, chips: [] as string[], ...more }] : [];
    if (next() < 0.3) rest.add(date);
    const needs = keysOf(NEED_MORE).filter(() => next() < 0.15);
    const category = keysOf(MEMORY_CATEGORIES)[Math.floor(next() * 6)] ?? 'ro';
    return [
      ...one('check_in', { title: 'hemmelig', chips: needs.map((need) => `needMore.${need}`) }),
      ...one('mood', { mood: 1 + Math.floor(next() * 5) }),
      ...one('memory', { title: `Minne ${at}`, chips: [`memoryCategories.${category}`] }),
      ...one('task', { title: 'hemmelig' }),
      ...one(TOOLS[Math.floor(next() * TOOLS.length)] ?? 'inner_balance', { title: 'hemmelig' }),
    ];
  }).flat();
  return { days: weekDays(MONDAY, entries, rest), entries };
}

const WEEKS = Array.from({ length: 600 }, (_, seed) => invented(seed));

/** Whether something said is true of what was written down, worked out anew from that. */
function isTrue(said: Said, { days, entries }: (typeof WEEKS)[number]): boolean {
  const on = (date: string, kinds: readonly string[]) =>
    entries.some((each) => each.date === date && kinds.includes(each.kind));
  const hardOn = (date: string) => entries.some((each) => each.date === date && each.mood === 1);
  const active = new Set(entries.map(({ date }) => date)).size;
  const count = (need: string) =>
    new Set(entries.filter(({ chips }) => chips.includes(`needMore.${need}`)).map(({ date }) => date)).size;
  switch (said.id) {
    case 'rested':
      return active < 2;
    case 'heldAll':
      return active === 7;
    case 'held':
      return said.days === active && active >= 2 && active <= 6;
    case 'needed':
      return said.needs.every((need) => count(need) > 0);
    case 'neededMost':
      return keysOf(NEED_MORE).every(
        (other) => said.needs.includes(other) || said.needs.every((need) => count(need) > count(other)),
      );
    case 'used':
      return on(said.date, [said.tool]);
    case 'done':
      return said.dates.every((date) => on(date, ['task', 'suggestion']));
    case 'hard':
      return said.dates.every(hardOn) && days.filter(({ date }) => hardOn(date)).length === said.dates.length;
    case 'manyHard':
      return days.filter(({ date }) => hardOn(date)).length > 2;
    case 'kept':
      return entries.some(({ kind, date, title }) => kind === 'memory' && date === said.date && title === said.title);
    case 'then':
      return days.some(({ date }) => date === said.date) && hardOn(addDays(said.date, -1));
    case 'roomForIt':
      return hardOn(addDays(MONDAY, 6));
    case 'restDay':
      return (
        days.some(({ date, isRest }) => date === said.date && isRest) && !entries.some(({ date }) => date === said.date)
      );
  }
}

test('over weeks of every kind each thing that is said is true, and there are at most three lines', () => {
  const all = WEEKS.map((week) => ({ week, lines: weekSentences(week.days, LONG_AGO) }));
  expect(all.filter(({ lines }) => lines.length === 0 || lines.length > 3)).toEqual([]);
  const untrue = all.flatMap(({ week, lines }) => lines.flat().filter((said) => !isTrue(said, week)));
  expect(untrue).toEqual([]);
  const told = new Set(all.flatMap(({ lines }) => lines.flat().map(({ id }) => id)));
  // The invented weeks are of every kind.
  expect([...told].toSorted()).toEqual(
    [
      'done',
      'hard',
      'held',
      'heldAll',
      'kept',
      'manyHard',
      'needed',
      'neededMost',
      'restDay',
      'rested',
      'roomForIt',
    ].concat(['then', 'used']),
  );
});

test('no week ends on a hard day, and no words of a check-in or a task are told', () => {
  const all = WEEKS.map(({ days }) => weekSentences(days, LONG_AGO));
  const ends = new Set(all.map((lines) => lines.at(-1)?.at(-1)?.id));
  expect(ends).not.toContain('hard');
  expect(ends).not.toContain('manyHard');
  expect(JSON.stringify(all)).not.toContain('hemmelig');
});

test('two days are a week, one rests; nothing is called rest in the week in which the account was made', () => {
  const mood = (at: number) => ({ kind: 'mood', date: addDays(MONDAY, at), title: null, mood: 4, chips: [] });
  const two = weekDays(MONDAY, [mood(1), mood(4)], new Set());
  expect(weekSentences(two, LONG_AGO)).toEqual([[{ id: 'held', days: 2, isWhole: true }]]);
  expect(weekSentences(two, addDays(MONDAY, 1))).toEqual([[{ id: 'held', days: 2, isWhole: false }]]);
  expect(weekSentences(weekDays(MONDAY, [mood(1)], new Set()), LONG_AGO)).toEqual([[{ id: 'rested' }]]);
});

test('a plant tells what kind of day it was, and others see neither hard days nor rest', () => {
  for (const { days } of WEEKS.slice(0, 60)) {
    const kinds = plantsOf(days).map(({ kind }) => kind);
    expect(kinds).toEqual(days.map(plantOf));
    expect(kinds.map((kind) => kind !== 'rest' && kind !== 'none')).toEqual(days.map(holdsSomething));
    const shared = sharedPlants(days, 'someone');
    expect(shared.map(({ kind }) => kind)).not.toContain('hard');
    expect(shared.map(({ kind }) => kind)).not.toContain('rest');
    expect(shared).toEqual(sharedPlants(days, 'someone'));
    expect(JSON.stringify(shared)).not.toMatch(/2026|Minne/);
  }
  const orders = new Set(
    Array.from({ length: 40 }, (_, person) =>
      sharedPlants(
        weekDays(MONDAY, [{ kind: 'memory', date: MONDAY, title: 'x', mood: null, chips: [] }], new Set()),
        `${person}`,
      )
        .map(({ kind }) => kind)
        .indexOf('memory'),
    ),
  );
  expect(orders.size).toBe(7);
});

test('a week is told from Sunday at six, and is new until Monday is over', () => {
  const at = (text: string) => new Date(text);
  expect(lastWeek(at('2026-11-29T17:59:00'))).toBe('2026-11-16');
  expect(lastWeek(at('2026-11-29T18:00:00'))).toBe(MONDAY);
  expect(lastWeek(at('2026-12-02T09:00:00'))).toBe(MONDAY);
  expect(weekOf('2026-11-29')).toBe(MONDAY);
  const news = [
    ['2026-11-29T17:00:00', '2026-11-29'],
    ['2026-11-29T18:00:00', '2026-11-29'],
    ['2026-11-30T23:00:00', '2026-11-30'],
    ['2026-12-01T08:00:00', '2026-12-01'],
  ] as const;
  const came = ['2026-11-20', '2026-11-27', '2026-11-28', '2026-12-01'];
  expect(came.map((since) => wasHere(since, MONDAY))).toEqual([true, true, false, false]);
  expect(news.map(([now, today]) => isWeekNew(at(now), today))).toEqual([false, true, true, false]);
});
