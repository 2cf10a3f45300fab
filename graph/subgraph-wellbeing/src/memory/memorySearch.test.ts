import { hasWords } from './memorySearch.ts';

const memory = { title: 'Kaffe på trappa', description: 'Sola kom fram over en blå kopp.' };

test.each(['kaffe', 'KAFFE', 'trappa kaffe', 'sola', 'blå', '  kopp  sola '])('"%s" is in it', (search) => {
  expect(hasWords(search)(memory)).toBe(true);
});

test.each(['te', 'kaffe regn', 'blaa'])('"%s" is not', (search) => {
  expect(hasWords(search)(memory)).toBe(false);
});

test('a letter is the same letter however it was typed', () => {
  expect(hasWords('på'.normalize('NFD'))(memory)).toBe(true);
});
