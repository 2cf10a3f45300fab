import { isWithinRequestLimits, REQUEST_LIMITS } from './requestLimits.ts';

const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

test('what clients send passes', () => {
  expect(
    isWithinRequestLimits({ query: '{ me { id } }', variables: { input: { goals: ['peace'], note: null } } }),
  ).toBe(true);
  expect(isWithinRequestLimits({ list: Array.from({ length: REQUEST_LIMITS.members - 1 }, () => 1) })).toBe(true);
  for (const body of [undefined, null, 'text', 1]) expect(isWithinRequestLimits(body)).toBe(true);
});

test('one member or one level more does not', () => {
  expect(isWithinRequestLimits({ list: Array.from({ length: REQUEST_LIMITS.members }, () => 1) })).toBe(false);
  expect(isWithinRequestLimits(nested(REQUEST_LIMITS.depth, '[', ']'))).toBe(true);
  expect(isWithinRequestLimits(nested(REQUEST_LIMITS.depth + 1, '[', ']'))).toBe(false);
});

test('what is far too large or deep is answered', () => {
  expect(isWithinRequestLimits(nested(100_000, '[', ']'))).toBe(false);
  expect(isWithinRequestLimits(nested(10_000, '{"a":', '}'))).toBe(false);
  expect(isWithinRequestLimits(Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`k${i}`, {}])))).toBe(
    false,
  );
});
