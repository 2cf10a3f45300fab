import { stretchesOf } from './stretches.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([0, 1, 2, 24, 25, 26, 5000])('%d stand in stretches, each once and in their order', (count) => {
  expect(stretchesOf(numbers(count)).flat()).toEqual(numbers(count));
});

test('what is added behind changes the last alone', () => {
  const before = stretchesOf(numbers(150));
  const after = stretchesOf(numbers(200));
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
});

test('every stretch but the last makes whole rows, however many columns there are', () => {
  const [first = [], ...others] = stretchesOf(numbers(5000));
  for (const columns of [1, 2, 3, 4]) {
    expect((first.length - 1) % columns).toBe(0);
    for (const stretch of others.slice(0, -1)) expect(stretch.length % columns).toBe(0);
  }
});
