import { randomBytes } from 'node:crypto';
import { KEY_BYTES } from './personKey.ts';
import { serverKeys, unwrap, wrap } from './serverKeys.ts';

const [old, current] = [randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)].map((bytes) => bytes.toString('base64url'));
const texts = { old: old ?? '', current: current ?? '' };
const key = randomBytes(KEY_BYTES);

test('base64url and base64, with and without padding, name the same key', () => {
  const bytes = Buffer.from(texts.current, 'base64url');
  const [{ id }] = serverKeys(texts.current);
  for (const text of [bytes.toString('base64'), bytes.toString('base64').replace('=', ''), `${texts.current}=`])
    expect(serverKeys(text)).toMatchObject([{ id, bytes }]);
  expect(serverKeys(texts.old)).not.toMatchObject([{ id }]);
});

test.each(['', 'hunter2', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}!`, `${'x'.repeat(43)}\n`])(
  '%j is no key, and is not repeated',
  (text) => {
    for (const read of [() => serverKeys(text), () => serverKeys(texts.current, [text])]) {
      expect(read).toThrow('DATA_KEY must be 32 random bytes');
      if (text !== '') expect(read).not.toThrow(text);
    }
  },
);

test('the current key wraps; those from before still unwrap', () => {
  const before = wrap(serverKeys(texts.old), 'kari', key);
  const keys = serverKeys(texts.current, [texts.old]);
  expect(unwrap(keys, 'kari', before)).toEqual(key);
  const now = wrap(keys, 'kari', unwrap(keys, 'kari', before));
  expect(unwrap(serverKeys(texts.current), 'kari', now)).toEqual(key);
  expect(() => unwrap(serverKeys(texts.old), 'kari', now)).toThrow('DATA_KEY that was not given');
});

test('a wrapped key is one person’s and one server key’s', () => {
  const keys = serverKeys(texts.current, [texts.old]);
  const wrapped = wrap(keys, 'kari', key);
  expect(() => unwrap(keys, 'ola', wrapped)).toThrow();
  const [, older] = keys;
  expect(() => unwrap(keys, 'kari', { ...wrapped, wrappedBy: older?.id ?? '' })).toThrow();
});
