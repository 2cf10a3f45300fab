import { isNynorsk } from './nynorsk.ts';

test.each([
  'Eg er berre så sliten i dag, og veit ikkje kva eg skal gjere',
  'Mor døydde i natt. Me sat hjå ho til det var over, og no er huset heilt stille. Eg saknar ho mykje',
  'Han flytta ut i går. Tankane går i ring, og det vart ein lang kveld',
  'orkar ikkje',
  'TRENG RO, IKKJE MEIR',
])('nynorsk is known as such: %s', (text) => {
  expect(isNynorsk(text)).toBe(true);
});

test.each([
  'Jeg er bare så sliten i dag, og vet ikke hva jeg skal gjøre',
  'Mamma døde i natt. Vi satt hos henne til det var over, og nå er huset helt stille',
  'orker ikke',
  'I lost my job today and I do not know what to say at home',
  '',
  '😞 … 1234',
])('what is not, or cannot be told, is none: %s', (text) => {
  expect(isNynorsk(text)).toBe(false);
});

test('one such word among many is a quotation or a name, and makes no text nynorsk', () => {
  expect(isNynorsk('Leste diktet «Eg» høyt for barna i kveld, og de ble helt stille av det')).toBe(false);
});

test('a word within another is none', () => {
  expect(isNynorsk('Leggen og veggen')).toBe(false);
});
