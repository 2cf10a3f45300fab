import { randomBytes } from 'node:crypto';
import { createPersonKey, KEY_BYTES, type Place } from './personKey.ts';

const key = createPersonKey(randomBytes(KEY_BYTES));
const place: Place = { userId: 'kari', table: 'wellbeing.memory', column: 'title', row: '1' };

test.each(['', 'Morgen', 'æøå 🌱 \u{1F469}\u200D\u{1F4BB}', 'x'.repeat(20_000)])('what is sealed opens: %#', (text) => {
  const sealed = key.seal(place, text);
  expect(key.open(place, sealed)).toBe(text);
  if (text !== '') expect(Buffer.from(sealed).includes(text)).toBe(false);
});

test('the same text never looks the same', () => {
  expect(key.seal(place, 'Morgen')).not.toEqual(key.seal(place, 'Morgen'));
});

test.each([
  ['person', { userId: 'ola' }],
  ['table', { table: 'wellbeing.check_in' }],
  ['column', { column: 'description' }],
  ['row', { row: '2' }],
])('moved to another %s, it does not open', (_, change) => {
  const sealed = key.seal(place, 'Morgen');
  expect(() => key.open({ ...place, ...change }, sealed)).toThrow();
});

test.each([
  [
    { column: 'a', row: 'b|c' },
    { column: 'a|b', row: 'c' },
  ],
  [
    { column: 'a', row: 'b","c' },
    { column: 'a","b', row: 'c' },
  ],
  [
    { column: '', row: 'ab' },
    { column: 'ab', row: '' },
  ],
])('places that only look alike are not the same: %j', (one, other) => {
  const sealed = key.seal({ ...place, ...one }, 'Morgen');
  expect(() => key.open({ ...place, ...other }, sealed)).toThrow();
});

test('another person’s key opens nothing', () => {
  const sealed = key.seal(place, 'Morgen');
  expect(() => createPersonKey(randomBytes(KEY_BYTES)).open(place, sealed)).toThrow();
});

test('one changed bit anywhere is noticed', () => {
  const sealed = key.seal(place, 'Morgen');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = sealed.map((byte, at) => (at === index ? byte ^ 1 : byte));
    expect(() => key.open(place, changed)).toThrow();
  }
});

test('a text cut short is refused, whatever is left of it', () => {
  const sealed = key.seal(place, 'Morgen');
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => key.open(place, sealed.subarray(0, length))).toThrow();
});

test.each([0, 2, 255])('version %i is refused', (version) => {
  const sealed = key.seal(place, 'Morgen');
  sealed[0] = version;
  expect(() => key.open(place, sealed)).toThrow('Not a sealed text');
});

test('a text that would open as another is not sealed', () => {
  expect(() => key.seal(place, 'half \ud83c')).toThrow('surrogate');
});
