import { createPersonKey, KEY_BYTES } from './personKey.ts';

const column = { userId: 'a', table: 'wellbeing.task', column: 'text' };
const keyOf = (byte: number) => createPersonKey(new Uint8Array(KEY_BYTES).fill(byte));
const fingerprint = (key = keyOf(1), place = column, text = 'Gå en tur') =>
  Buffer.from(key.fingerprint(place, text)).toString('hex');

test('equal texts have equal fingerprints, which tell nothing of them', () => {
  expect(fingerprint()).toBe(fingerprint());
  expect(fingerprint()).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['another key', fingerprint(keyOf(2))],
  ['another person', fingerprint(keyOf(1), { ...column, userId: 'b' })],
  ['another column', fingerprint(keyOf(1), { ...column, column: 'title' })],
  ['another table', fingerprint(keyOf(1), { ...column, table: 'wellbeing.memory' })],
  ['another text', fingerprint(keyOf(1), column, 'Gå en tur ')],
])('%s gives another one', (_name, other) => {
  expect(other).not.toBe(fingerprint());
});
