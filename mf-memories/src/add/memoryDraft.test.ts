import { LIMITS } from '@spire/domain/limits';
import {
  blankMemory,
  draftErrors,
  isBegun,
  memoryInput,
  notTelling,
  telling,
  withKnownChoices,
} from './memoryDraft.ts';

const id = '3f0b7f6e-0d52-4f0e-9d0c-2d8f1f4c9a11';
const written = { ...blankMemory(id), title: ' Kaffe på trappa ', description: 'Sol i ansiktet.' };

test('a blank memory lacks its title and its description, and nothing else', () => {
  expect(draftErrors(blankMemory(id)).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'title REQUIRED',
    'description REQUIRED',
  ]);
});

test('spaces alone are not a text', () => {
  expect(draftErrors({ ...written, title: '   ' })).toEqual([{ field: 'title', code: 'REQUIRED' }]);
  expect(isBegun({ ...blankMemory(id), description: ' \n ' })).toBe(false);
});

test('a title may be as long as the limit and no longer', () => {
  expect(draftErrors({ ...written, title: '🌲'.repeat(LIMITS.title) })).toEqual([]);
  expect(draftErrors({ ...written, title: 'a'.repeat(LIMITS.title + 1) })).toEqual([
    { field: 'title', code: 'TOO_LONG', limit: LIMITS.title },
  ]);
});

test('the input carries the id of the draft, so that a repeat is the same memory', () => {
  expect(memoryInput(written, '2026-11-21')).toMatchObject({ id, date: '2026-11-21' });
  expect(memoryInput(written, '2026-11-22').id).toBe(memoryInput(written, '2026-11-21').id);
});

test('texts are trimmed on the way out and left as written in the form', () => {
  expect(memoryInput(written, '2026-11-21').title).toBe('Kaffe på trappa');
  expect(written.title).toBe(' Kaffe på trappa ');
});

test('choices that no longer exist become the defaults instead of an error nobody can mend', () => {
  const old = { ...written, emoji: '🦄', category: 'humor' };
  expect(draftErrors(old)).toEqual([]);
  expect(withKnownChoices(old)).toMatchObject({ emoji: '💫', category: 'inspirasjon' });
});

test('an untouched form is not begun; one letter is', () => {
  expect(isBegun(blankMemory(id))).toBe(false);
  expect(isBegun({ ...blankMemory(id), title: 'K' })).toBe(true);
});

test('a picture alone is a beginning', () => {
  expect(isBegun({ ...blankMemory(id), picturePath: 'anna/a.jpg' })).toBe(true);
});

test('a value is told when it is chosen, also the one a memory begins with, and untold when it is taken back', () => {
  const told = { ...written, ...telling(written, { goodnessRating: 5 }) };
  expect(told).toMatchObject({ goodnessRating: 5, told: ['goodnessRating'] });
  const changed = { ...told, goodnessRating: 9 };
  expect({ ...changed, ...notTelling(changed, 'goodnessRating') }).toMatchObject({ goodnessRating: 5, told: [] });
});

test('a date is today unless it is given', () => {
  expect(memoryInput(written, '2026-11-21').date).toBe('2026-11-21');
  expect(memoryInput({ ...written, date: '2026-11-01' }, '2026-11-21').date).toBe('2026-11-01');
});

test('words for a picture go with the picture', () => {
  expect(memoryInput({ ...written, pictureText: 'En kopp' }, '2026-11-21').pictureText).toBe('');
});
