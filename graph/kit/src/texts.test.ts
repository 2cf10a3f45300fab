import { isStorable, storableErrors } from './texts.ts';

test('any text of whole characters can be stored', () => {
  for (const text of ['', 'Å, så fint', '👨‍👩‍👧', '\n\t', '\u{10FFFF}']) expect(isStorable(text)).toBe(true);
});

test('NUL and half characters cannot', () => {
  for (const text of ['a\0b', '\uD83D', 'a\uDE00', '\uDE00\uD83D']) expect(isStorable(text)).toBe(false);
});

test('each such field is named', () => {
  expect(storableErrors({ title: 'ok', description: 'a\0', pictureText: '\0' })).toEqual([
    { field: 'description', code: 'INVALID' },
    { field: 'pictureText', code: 'UNSEEN' },
  ]);
});
