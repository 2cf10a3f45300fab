import { soundOf } from '@spire/testing/sounds';
import { bucketOf, isOwnVoicePath, VOICE_BUCKET, voicePathOf, voiceSeconds, voiceTypeOf } from './voiceBucket.ts';

const kari = '11111111-1111-4111-8111-111111111111';

test.each(VOICE_BUCKET.types)('%s is known by its bytes, and its place tells bucket, owner and length', (type) => {
  expect(voiceTypeOf(soundOf(type))).toBe(type);
  const path = voicePathOf(kari, 'a1', type, 72.6);
  expect(bucketOf(path)).toBe(VOICE_BUCKET);
  expect(isOwnVoicePath(kari, path)).toBe(true);
  expect(voiceSeconds(path)).toBe(73);
});

test.each([
  '',
  'RIFF',
  '<html>',
  'OggS\0\u0002 theora',
  '\u001aE\u00df\u00a3 matroska',
  '....ftypheic',
  '\u00ff\u00d8\u00ff',
])('%j begins no sound that is taken', (text) => {
  expect(voiceTypeOf(Buffer.from(text, 'latin1'))).toBeUndefined();
});

test.each(['', 'a.webm', `${kari}/a.png`, `${kari}/b/a.webm`, `${kari}/../a.webm`, `${kari}/a.webm\n`, 'x/a.webm'])(
  '%j is no voice note of the own folder',
  (path) => {
    expect(isOwnVoicePath(kari, path)).toBe(false);
  },
);

test('a picture lies in the other bucket, and tells no length', () => {
  expect(bucketOf(`${kari}/a.jpg`).id).toBe('memories');
  expect(voiceSeconds(`${kari}/a.webm`)).toBeUndefined();
});
