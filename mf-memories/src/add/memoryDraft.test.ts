import { LIMITS } from '@spire/domain/limits';
import { blankMemory, draftErrors, isBegun, memoryInput, withKnownChoices } from './memoryDraft.ts';

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
