import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, NEED_MORE } from '@spire/domain/options';
import { DESIRED_FEELINGS, PRIORITY_EMOJIS, SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { isUuid } from '@spire/domain/uuid';
import { DAYS, PEOPLE } from './people.ts';

const facts = PEOPLE.map((person) => person.on(0, []));
const days = PEOPLE.flatMap((person) => Array.from({ length: DAYS }, (_, day) => person.on(day, [])));

test('there are at least 200, no two of them alike', () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(200);
  expect(new Set(facts.map(({ userId }) => userId)).size).toBe(PEOPLE.length);
  const told = facts.map((each) => JSON.stringify({ ...each, userId: '', contacts: [], memories: [], date: '' }));
  expect(new Set(told).size).toBe(PEOPLE.length);
  expect(facts.filter(({ userId }) => !isUuid(userId))).toEqual([]);
});

test.each(LANGUAGES)('in "%s" every level meets every consideration and every list of what to spare', (language) => {
  const those = facts.filter((each) => each.language === language);
  for (const capacity of CAPACITY_LEVELS) {
    const atLevel = those.filter((each) => each.capacity === capacity);
    const met = CONSIDERATIONS.filter((each) => atLevel.some(({ considerations }) => considerations.includes(each)));
    expect(met).toEqual(CONSIDERATIONS.filter((each) => capacity === 'low' || each !== 'brain_injury'));
    expect(atLevel.some(({ considerations }) => considerations.length === 0)).toBe(true);
    expect(atLevel.some(({ considerations }) => considerations.length > 2)).toBe(true);
    for (const count of [0, 1, 2, AVOID_SUGGESTIONS.length])
      expect(atLevel.some(({ avoid }) => avoid.length === count)).toBe(true);
    for (const avoided of AVOID_SUGGESTIONS)
      expect(atLevel.some(({ avoid }) => avoid.length === 1 && avoid.includes(avoided))).toBe(true);
  }
});

test.each(LANGUAGES)('in "%s" every goal, need, part of day, want, feeling and emoji comes up', (language) => {
  const those = days.filter((each) => each.language === language);
  const all = <Item>(list: (each: (typeof those)[number]) => readonly Item[]) => [...new Set(those.flatMap(list))];
  expect(all(({ goals }) => goals).toSorted()).toEqual([...GOALS].toSorted());
  expect(all(({ checkIn }) => checkIn?.needMore ?? []).toSorted()).toEqual(keysOf(NEED_MORE).toSorted());
  expect(all(({ partOfDay }) => [partOfDay]).toSorted()).toEqual([...PARTS_OF_DAY].toSorted());
  expect(all(({ contacts }) => [contacts.length]).length).toBeGreaterThan(2);
  expect(all(({ memories }) => [memories.length]).length).toBe(2);
  const inputs = PEOPLE.filter((each) => each.language === language).map((each) => each.inputs);
  expect(new Set(inputs.flatMap(({ wants }) => wants)).size).toBe(SOCIAL_WANTS.length);
  expect(new Set(inputs.map(({ plan }) => plan.desiredFeeling)).size).toBe(keysOf(DESIRED_FEELINGS).length);
  expect(new Set(inputs.map(({ boundary }) => boundary.emoji)).size).toBe(PRIORITY_EMOJIS.length);
});

test('days differ, and every check-in says something', () => {
  for (const { checkIn } of days) expect(JSON.stringify(checkIn)).toMatch(/\["|Text":"[^"]/);
  for (const person of PEOPLE.slice(0, 20))
    expect(new Set([0, 1, 2, 3].map((day) => JSON.stringify(person.on(day, []).checkIn))).size).toBe(4);
});
