import { claimsOf, requestAt } from '@spire/graph-kit/testing/requests';
import { createFlaggedTexts } from './flaggedTexts.ts';

const now = requestAt();

test('a text is known again by its mark, of the same person and day alone', () => {
  const flagged = createFlaggedTexts();
  flagged.add(['Et  hardt ord', ' '], now);
  expect(flagged.has(' Et hardt ord ', now)).toBe(true);
  expect(flagged.has('Et annet ord', now)).toBe(false);
  expect(flagged.has(' ', now)).toBe(false);
  expect(flagged.has('Et hardt ord', requestAt({ now: new Date('2026-05-21T10:00:00Z') }))).toBe(false);
  const other = claimsOf({ sub: '22222222-2222-4222-8222-222222222222' });
  expect(flagged.has('Et hardt ord', requestAt({ claims: other }))).toBe(false);
});

test('no more are kept than fit, and the oldest go first', () => {
  const flagged = createFlaggedTexts(2);
  flagged.add(['en', 'to', 'tre'], now);
  expect(['en', 'to', 'tre'].map((text) => flagged.has(text, now))).toEqual([false, true, true]);
});
