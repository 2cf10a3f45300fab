import { isValidKey } from './keys.ts';

describe('the name of an object', () => {
  it.each(['a.jpg', 'folder/sub folder/a(1)+b.png', '.emptyFolderPlaceholder', 'a..b/...c', 'x'.repeat(1024)])(
    'may be %s',
    (key) => {
      expect(isValidKey(key)).toBe(true);
    },
  );

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '../a',
    'a/../b',
    'a/./b',
    'a\0b',
    'æ.jpg',
    'a\\b',
    'a%2e',
    'x'.repeat(1025),
  ])('may not be %j', (key) => {
    expect(isValidKey(key)).toBe(false);
  });
});
