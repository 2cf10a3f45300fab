import { LIMITS } from '@spire/domain/limits';
import { keepNumber, readNumber } from './suggestionNumber.ts';

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('the place in the day is kept, for that day and that person only', () => {
  const store = emptyStore();
  keepNumber(store, 'anna', '2026-03-11', 4);
  expect(readNumber(store, 'anna', '2026-03-11')).toBe(4);
  expect(readNumber(store, 'anna', '2026-03-12')).toBe(1);
  expect(readNumber(store, 'bo', '2026-03-11')).toBe(1);
});

test('a new day takes the place of the old one', () => {
  const store = emptyStore();
  keepNumber(store, 'anna', '2026-03-11', 4);
  keepNumber(store, 'anna', '2026-03-12', 2);
  expect(store.kept.size).toBe(1);
});

test.each(['', 'x', '2026-03-11', '2026-03-11 0', '2026-03-11 1.5', `2026-03-11 ${LIMITS.suggestionsPerDay + 1}`])(
  'what cannot be a place (%j) is the first',
  (value) => {
    expect(readNumber({ getItem: () => value, setItem: () => undefined }, 'anna', '2026-03-11')).toBe(1);
  },
);
