import { EXPORT_WORDS } from './exportWords.ts';

test('both languages name the same fields', () => {
  expect(Object.keys(EXPORT_WORDS.no.fields)).toEqual(Object.keys(EXPORT_WORDS.en.fields));
});
