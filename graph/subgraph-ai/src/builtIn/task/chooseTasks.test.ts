import { MOVEMENT_NOTE, taskPool, TASKS } from '@spire/content/tasks';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { addDays } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, NEED_MORE, TASK_PRIORITIES, TASK_TYPES } from '@spire/domain/options';
import { isBearable, sensitivitiesOf } from '@spire/domain/sensitivities';
import type { Facts } from '../../facts/facts.ts';
import { NO_ANSWERS, people, person } from '../../testing/people.ts';
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
          const sensitivities = sensitivitiesOf(facts.considerations);
          expect(tasks.filter(({ text }) => !isBearable(taskOf(text)?.contraindications, sensitivities))).toEqual([]);
        }
  },
);

test('what is for the day does not come at night', () => {
  for (const facts of people(300)) {
    const { partOfDay } = facts;
    const partsOf = (text: string) => taskOf(text)?.partsOfDay ?? [partOfDay];
    expect(chooseTasks(facts, 2).filter(({ text }) => !partsOf(text).includes(partOfDay))).toEqual([]);
  }
});

test('where enough answers a need of today, nothing that answers none of them comes', () => {
  for (const need of keysOf(NEED_MORE))
    for (const seed of SEEDS) {
      const facts = person({
        capacity: 'low',
        considerations: ['depression'],
        checkIn: { ...NO_ANSWERS, needMore: [need], needMoreText: 'glede' },
      });
      const missed = chooseTasks(facts, seed).filter(
        ({ text, type }) =>
          taskOf(text)?.needs.includes(need) !== true &&
          TASKS[type].low.filter(({ needs }) => needs.includes(need)).length >= 3,
      );
      expect(missed).toEqual([]);
    }
});

test('movement says when to stop, within what the card shows, and nothing else does', () => {
  for (const facts of people(300))
    for (const { text } of chooseTasks(facts, 3)) {
      const moves = taskOf(text)?.avoid.includes('exercise') === true;
      expect(text.endsWith(` ${MOVEMENT_NOTE[facts.language]}`)).toBe(moves);
      expect(text.length).toBeLessThanOrEqual(100);
    }
});

/** The tasks of so many days in a row, as they are stored and read again: newest first. */
function lived(facts: Facts, days: number) {
  let recentTasks: string[] = [];
  return Array.from({ length: days }, (_, day) => {
    const checkIn = { ...NO_ANSWERS, needMore: needsOfDay(day) };
    const tasks = chooseTasks({ ...facts, date: addDays('2026-02-20', day), checkIn, recentTasks }, day * 7919);
    // Tasks older than a fortnight are no longer read.
    recentTasks = [...tasks.map(({ text }) => text), ...recentTasks].slice(0, TASK_TYPES.length * FORTNIGHT);
    return tasks.map(({ text }) => text);
  });
}
const FORTNIGHT = 14;
const needsOfDay = (day: number) => keysOf(NEED_MORE).filter((_, place) => (place + day) % 5 === 0);

describe.each(CAPACITY_LEVELS)('somebody at level "%s"', (capacity) => {
  test.each([...CONSIDERATIONS.map((each) => [each]), []])(
    'has at least 36 of 42 tasks once only in a fortnight, considering %j and whatever they avoid',
    (...considerations) => {
      for (const avoid of [[], ...AVOID_SUGGESTIONS.map((each) => [each])]) {
        const texts = lived(person({ capacity, considerations, avoid }), FORTNIGHT).flat();
        expect(new Set(texts).size).toBeGreaterThanOrEqual(36);
      }
    },
  );

  test('is given what answers a need of today, most often, and never what they had yesterday', () => {
    const days = lived(person({ capacity }), 28);
    const answers = days.map((texts, day) =>
      texts.filter((text) => taskOf(text)?.needs.some((need) => needsOfDay(day).includes(need))),
    );
    expect(answers.flat().length / days.flat().length).toBeGreaterThanOrEqual(0.7);
    expect(days.filter((texts, day) => texts.some((text) => days[day - 1]?.includes(text)))).toEqual([]);
  });
});

test('twenty people who avoid and consider several things at once have little twice in a fortnight', () => {
  const shares = people(20).map((facts) => {
    const texts = lived(facts, FORTNIGHT).flat();
    return new Set(texts.map((text) => taskOf(text)?.id)).size;
  });
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(36);
});

test('a task in the other language is the same task', () => {
  const facts = person();
  const recentTasks = chooseTasks(facts, 1).map(({ text }) => text);
  const ids = recentTasks.map((text) => taskOf(text)?.id);
  for (const seed of SEEDS)
    expect(idsOf({ ...facts, language: 'en', recentTasks }, seed).filter((id) => ids.includes(id))).toEqual([]);
});

test('where everything was given, what was given longest ago comes again', () => {
  const facts = person({ capacity: 'low' });
  const recentTasks = TASK_TYPES.flatMap((type) => TASKS[type].low.map(({ text }) => text.no));
  const [first] = chooseTasks({ ...facts, recentTasks, avoid: ['exercise'] }, 0);
  expect(TASKS.mindfulness.low.slice(-3).map(({ text }) => text.no)).toContain(first?.text);
});

test('the next seed gives three other tasks, whatever suits', () => {
  for (const facts of people(200))
    for (const seed of SEEDS) {
      const [now, next] = [idsOf(facts, seed), idsOf(facts, seed + 1)];
      expect(next.filter((id) => now.includes(id))).toEqual([]);
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
