import { MOVEMENT_NOTE, taskPool, TASKS } from '@spire/content/tasks';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { addDays } from '@spire/domain/dates';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, TASK_PRIORITIES, TASK_TYPES } from '@spire/domain/options';
import { isBearable, sensitivitiesOf } from '@spire/domain/sensitivities';
import type { Facts } from '../facts/facts.ts';
import { people, person } from '../testing/people.ts';
import { chooseTasks } from './chooseTasks.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const all = TASK_TYPES.flatMap((type) => Object.values(TASKS[type]).flat());

/** The task a text is, with or without the note beside it. */
function taskOf(text: string) {
  return all.find((task) => [task.text.no, task.text.en].some((each) => text.startsWith(each)));
}

function idsOf(facts: Facts, seed: number) {
  return chooseTasks(facts, seed).map(({ text }) => taskOf(text)?.id);
}

test('there are three, one of each type, in the order of their priorities', () => {
  for (const facts of people(100)) {
    const tasks = chooseTasks(facts, 1);
    expect(tasks.map(({ type }) => type)).toEqual(TASK_TYPES);
    expect(tasks.map(({ priority }) => priority)).toEqual(TASK_PRIORITIES);
  }
});

test('each is from the pool of the level or a gentler one, touches nothing avoided, and is in the language', () => {
  for (const facts of people(300))
    for (const { text, type } of chooseTasks(facts, 2)) {
      const pools = CAPACITY_LEVELS.filter((level) => isAtMost(level, facts.capacity)).map((each) =>
        taskPool(type, each),
      );
      const task = pools.flat().find((each) => text.startsWith(each.text[facts.language]));
      expect(task?.avoid.filter((each) => facts.avoid.includes(each))).toEqual([]);
    }
});

test.each(CAPACITY_LEVELS)(
  'at level "%s" nobody is asked for what they cannot bear, and there are three (D53)',
  (capacity) => {
    for (const one of CONSIDERATIONS)
      for (const other of CONSIDERATIONS)
        for (const date of ['2026-05-20', '2026-05-21']) {
          const facts = person({ capacity, date, considerations: [one, other] });
          const tasks = chooseTasks(facts, 1);
          expect(tasks).toHaveLength(TASK_TYPES.length);
          const spared = sensitivitiesOf(facts.considerations);
          expect(tasks.filter(({ text }) => !isBearable(taskOf(text)?.notFor, spared))).toEqual([]);
        }
  },
);

test('movement says when to stop, within what the card shows, and nothing else does', () => {
  for (const facts of people(300))
    for (const { text } of chooseTasks(facts, 3)) {
      const moves = taskOf(text)?.avoid.includes('exercise') === true;
      expect(text.endsWith(` ${MOVEMENT_NOTE[facts.language]}`)).toBe(moves);
      expect(text.length).toBeLessThanOrEqual(100);
    }
});

/**
 * The proof: of a pool, what can be given on even days and on odd days are two sets that share nothing, each with
 * something that touches nothing. So two days in a row never share a task, for any seeds and any profile.
 */
test.each(CAPACITY_LEVELS)('what level "%s" can be given on one day cannot be given on the next', (capacity) => {
  for (const type of TASK_TYPES) {
    const halves = [0, 1].map((turn) => taskPool(type, capacity).filter((_, place) => place % 2 === turn));
    for (const half of halves) expect(half.some(({ avoid }) => avoid.length === 0)).toBe(true);
  }
  const given = (date: string) =>
    [[], ...AVOID_SUGGESTIONS.map((each) => [each]), AVOID_SUGGESTIONS].flatMap((avoid) =>
      CONSIDERATIONS.flatMap((each) =>
        SEEDS.flatMap((seed) => idsOf(person({ capacity, date, avoid, considerations: [each] }), seed)),
      ),
    );
  const [today, tomorrow] = [new Set(given('2026-02-28')), new Set(given('2026-03-01'))];
  expect([...today].filter((id) => tomorrow.has(id))).toEqual([]);
});

test('no day of a year, over its end as well, shares a task with the day before', () => {
  const days = Array.from({ length: 400 }, (_, day) => idsOf(person({ date: addDays('2025-12-01', day) }), day * 7));
  const shared = days.filter((ids, day) => ids.some((id) => days[day - 1]?.includes(id) === true));
  expect(shared).toEqual([]);
});

test('the next seed gives three other tasks, whatever suits', () => {
  for (const facts of people(200).map((each) => ({ ...each, avoid: [] })))
    for (const seed of SEEDS) {
      const [now, next] = [idsOf(facts, seed), idsOf(facts, seed + 1)];
      expect(next.filter((id) => now.includes(id))).toEqual([]);
    }
});

test('over a month a person meets more than half of each pool', () => {
  const facts = person({ considerations: ['stress'] });
  const month = Array.from({ length: 30 }, (_, day) => idsOf({ ...facts, date: addDays('2026-05-01', day) }, day));
  for (const [index, type] of TASK_TYPES.entries()) {
    const met = new Set(month.map((ids) => ids[index]));
    expect(met.size).toBeGreaterThan(taskPool(type, 'low').length / 2);
  }
});

test('what suits the considerations comes more often', () => {
  const days = Array.from({ length: 60 }, (_, day) => addDays('2026-05-01', day));
  const suited = (considerations: Facts['considerations']) =>
    days
      .flatMap((date) => chooseTasks(person({ considerations, date }), 1))
      .filter(({ text }) => taskOf(text)?.suits.includes('fatigue')).length;
  expect(suited(['fatigue'])).toBeGreaterThan(suited([]) * 1.3);
});
