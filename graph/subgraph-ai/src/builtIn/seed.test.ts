import { drawing, seedOf, turned } from './seed.ts';

test('the same words give the same number, other words another', () => {
  expect(seedOf('a', 1)).toBe(seedOf('a', 1));
  expect(new Set(Array.from({ length: 1000 }, (_, number) => seedOf('person', number))).size).toBe(1000);
});

test('chances lie evenly between 0 and 1', () => {
  const drawn = Array.from({ length: 10_000 }, (_, number) => drawing('somebody', number)('a-text'));
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => drawn.filter((each) => Math.floor(each * 10) === tenth).length,
  );
  expect(Math.min(...tenths)).toBeGreaterThan(900);
  expect(Math.max(...tenths)).toBeLessThan(1100);
});

test.each([3, 5, 8])('in a list of %i each comes first equally often, and never twice in a row (trap 52)', (length) => {
  const list = Array.from({ length }, (_, place) => place);
  const firsts = Array.from({ length: length * 10 }, (_, seed) => turned(list, seed)[0]);
  for (const each of list) expect(firsts.filter((first) => first === each)).toHaveLength(10);
  expect(firsts.filter((first, place) => first === firsts[place - 1])).toEqual([]);
});

test('what is drawn is the same for the same words and id', () => {
  expect(drawing('a', 1)('x')).toBe(drawing('a', 1)('x'));
  expect(new Set([drawing('a', 1)('x'), drawing('a', 1)('y'), drawing('a', 2)('x')]).size).toBe(3);
});

test('an empty list stays empty, and a seed below zero is a seed as well', () => {
  expect(turned([], 3)).toEqual([]);
  expect(turned(['a', 'b', 'c'], -1)).toEqual(['c', 'a', 'b']);
});
