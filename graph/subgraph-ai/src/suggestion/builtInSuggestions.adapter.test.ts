import { SUGGESTIONS, type Suggestion } from '@spire/content/suggestions';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { addDays } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import { createBuiltInSuggestions, orderOfTheDay } from './builtInSuggestions.adapter.ts';
import type { SuggestionRequest } from './suggestion.adapter.ts';

const numbers = Array.from({ length: LIMITS.suggestionsPerDay }, (_, index) => index + 1);
const days = Array.from({ length: 200 }, (_, index) => addDays('2026-01-01', index));

function suggestion(id: string, change: Partial<Suggestion> = {}): Suggestion {
  const text = { no: `${id} på norsk`, en: `${id} in English` };
  return {
    id,
    text,
    emoji: '🌱',
    minutes: 2,
    category: 'practical',
    capacity: 'low',
    avoid: [],
    goals: [],
    needs: [],
    considerations: [],
    partsOfDay: [],
    ...change,
  };
}

function request(change: Partial<SuggestionRequest> = {}): SuggestionRequest {
  const who = '11111111-1111-4111-8111-111111111111';
  return {
    userId: who,
    date: '2026-05-20',
    number: 1,
    language: 'no',
    capacity: 'low',
    avoid: [],
    goals: [],
    needs: [],
    ...change,
  };
}

const day = (list: readonly Suggestion[], change: Partial<SuggestionRequest> = {}) =>
  Promise.all(numbers.map((number) => createBuiltInSuggestions(list).write(request({ ...change, number }))));

test('nothing above the capacity and nothing to be spared, for anyone, ever', () => {
  for (const capacity of CAPACITY_LEVELS)
    for (const avoid of [[], ...AVOID_SUGGESTIONS.map((each) => [each]), AVOID_SUGGESTIONS]) {
      const order = orderOfTheDay(SUGGESTIONS, request({ capacity, avoid }));
      expect(order.length).toBeGreaterThan(1);
      expect(order.filter((each) => !isAtMost(each.capacity, capacity))).toEqual([]);
      expect(order.filter((each) => each.avoid.some((tag) => avoid.includes(tag)))).toEqual([]);
    }
});

test('the written texts fill a day without a repeat', async () => {
  const texts = (await day(SUGGESTIONS)).map(({ text }) => text);
  expect(new Set(texts).size).toBe(LIMITS.suggestionsPerDay);
});

test('even three texts never come twice in a row', async () => {
  const ids = (await day(['a', 'b', 'c'].map((id) => suggestion(id)))).map(({ id }) => id);
  expect(ids.filter((id, index) => id === ids[index - 1])).toEqual([]);
});

test('the same person, date and number get the same text, whatever device asks and however often', async () => {
  await expect(day(SUGGESTIONS)).resolves.toEqual(await day(SUGGESTIONS));
});

test('another day and another person get another order', () => {
  const ids = (change: Partial<SuggestionRequest>) =>
    orderOfTheDay(SUGGESTIONS, request(change))
      .map(({ id }) => id)
      .join();
  expect(new Set([ids({}), ids({ date: '2026-05-21' }), ids({ userId: 'someone else' })]).size).toBe(3);
});

test('what meets the needs of today comes first more often than what does not', () => {
  const list = [suggestion('fits', { needs: ['ro', 'trygghet'] }), ...['a', 'b', 'c'].map((id) => suggestion(id))];
  const first = (change: Partial<SuggestionRequest>) =>
    days.filter((date) => orderOfTheDay(list, request({ date, ...change }))[0]?.id === 'fits').length;
  expect(first({ needs: ['ro', 'trygghet'] })).toBeGreaterThan(days.length / 2);
  expect(first({})).toBeLessThan(days.length / 2);
});

test('the text is in the language asked for', async () => {
  const writer = createBuiltInSuggestions([suggestion('a')]);
  await expect(writer.write(request({ language: 'en' }))).resolves.toMatchObject({
    text: 'a in English',
    source: 'built_in',
  });
});

test('with nothing that fits, it says so rather than break a promise', async () => {
  const writer = createBuiltInSuggestions([suggestion('a', { avoid: ['exercise'] })]);
  await expect(writer.write(request({ avoid: ['exercise'] }))).rejects.toThrow('UNAVAILABLE');
});
