import { isLocalDate } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { HELP_NUMBERS, HELP_NUMBERS_CHECKED, helpNumbersFor } from './helpNumbers.ts';
import { hasNorwegianLetters } from './textInvariants.ts';

test('both languages show every number, once, with the emergency numbers first', () => {
  for (const language of LANGUAGES) {
    const shown = helpNumbersFor(language);
    expect(new Set(shown)).toEqual(new Set(HELP_NUMBERS));
    expect(shown.slice(0, 2).map(({ number }) => number)).toEqual(['113', '116 117']);
  }
});

test('English goes on with the line that answers in English', () => {
  expect(helpNumbersFor('en')[2]?.number).toBe('22 40 00 40');
  expect(helpNumbersFor('no')[2]?.number).toBe('116 123');
});

test('what is dialled is what is read', () => {
  for (const { number, tel } of HELP_NUMBERS) {
    expect(tel).toMatch(/^\+?\d+$/);
    expect(tel.replace('+47', '')).toBe(number.replaceAll(' ', ''));
  }
});

test('each has words in both languages, and the day of the check is a date', () => {
  for (const { name, when } of HELP_NUMBERS) {
    for (const text of [name.no, name.en, when.no, when.en]) expect(text.trim()).not.toBe('');
    expect(hasNorwegianLetters(name.en + when.en)).toBe(false);
  }
  expect(isLocalDate(HELP_NUMBERS_CHECKED)).toBe(true);
});
