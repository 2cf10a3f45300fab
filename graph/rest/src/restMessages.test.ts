import { showRows } from '@spire/testing/errorRows';
import { refusalMessage, wantedLanguage } from './restMessages.ts';

test.each<[string | undefined, string]>([
  [undefined, 'no'],
  ['', 'no'],
  ['en', 'en'],
  ['nb-NO, en;q=0.9', 'no'],
  ['fr, en;q=0.3, no;q=0.2', 'en'],
  ['en;q=0, nb;q=0.1', 'no'],
  ['en;q=0.1, nn', 'no'],
  ['*', 'no'],
  ['en;q=x', 'en'],
])('%p wants %s', (header, language) => {
  expect(wantedLanguage(header)).toBe(language);
});

test('a refusal is told in words, naming the field and its limit', () => {
  expect(refusalMessage('NOT_FOUND', [], 'en')).toBe('We can’t find this. It may have been deleted.');
  const wrong = [{ field: 'nickname', code: 'TOO_LONG', limit: 60 } as const];
  expect(refusalMessage('VALIDATION_FAILED', wrong, 'en')).toBe(
    'nickname: That’s too long. There’s room for 60 characters.',
  );
});

showRows('graph/rest/src/restMessages.test.ts', {
  'Suggestions or tasks by REST before the check-in': (language) =>
    Promise.resolve({ answer: refusalMessage('CHECK_IN_REQUIRED', [], language) }),
});
