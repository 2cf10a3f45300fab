import { checkInErrors } from '@spire/domain/checkInRules';
import { addDays } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { memoryErrors } from '@spire/domain/memoryRules';
import { makeHistory, type HistoryOptions } from './history.ts';

const options: HistoryOptions = {
  today: '2026-11-21',
  days: 400,
  memories: 40,
  activities: 0,
  isWhole: true,
  language: 'no',
  seed: 7,
};

test('the same seed makes the same history, another seed another', () => {
  expect(makeHistory(options)).toEqual(makeHistory(options));
  expect(makeHistory({ ...options, seed: 8 })).not.toEqual(makeHistory(options));
});

test('a person could have written every part of it', () => {
  for (const language of LANGUAGES) {
    const { checkIns, memories } = makeHistory({ ...options, language });
    for (const checkIn of checkIns) expect(checkInErrors(checkIn)).toEqual([]);
    for (const memory of memories) expect(memoryErrors(memory)).toEqual([]);
  }
});

test('check-ins are on most days, once a day, today among them, never before the first', () => {
  const { checkIns } = makeHistory(options);
  const dates = checkIns.map(({ date }) => date);
  expect(new Set(dates).size).toBe(dates.length);
  expect(dates.length).toBeGreaterThan(300);
  expect(dates.length).toBeLessThan(400);
  expect(dates.at(-1)).toBe(options.today);
  expect((dates[0] ?? '') > addDays(options.today, -400)).toBe(true);
});

test('memories are spread over the whole time', () => {
  const { memories } = makeHistory(options);
  expect(memories).toHaveLength(40);
  expect(new Set(memories.map(({ date }) => date)).size).toBe(40);
});

test('no days make no check-ins', () => {
  expect(makeHistory({ ...options, days: 0, memories: 0 })).toEqual({
    checkIns: [],
    memories: [],
    interactions: [],
    tasks: [],
    days: [],
    toolActivities: [],
    sessions: [],
    contacts: [],
    activities: 0,
  });
});

test('a day has three tasks, one of each type, and no suggestion is liked twice', () => {
  const { checkIns, tasks, interactions } = makeHistory(options);
  expect(tasks).toHaveLength(checkIns.length * 3);
  expect(new Set(tasks.map(({ date, type }) => `${date} ${type}`)).size).toBe(tasks.length);
  const liked = interactions.filter(({ interactionType }) => interactionType === 'liked');
  expect(new Set(liked.map(({ suggestionText }) => suggestionText)).size).toBe(liked.length);
  expect(liked.length).toBeGreaterThan(0);
  expect(makeHistory({ ...options, isWhole: false })).toMatchObject({ tasks: [], interactions: [] });
});
