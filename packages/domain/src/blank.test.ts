import { isBlank } from './blank.ts';
import { checkInErrors, CHECK_IN_FIELDS, isCheckInBlank } from './checkInRules.ts';
import { contactErrors } from './contactRules.ts';
import { textErrors } from './fieldChecks.ts';
import { onboardingErrors, blankProfile } from './profileRules.ts';
import { blankDraft } from './recordFields.ts';

/** NUL, blanks, joiners, marks of direction, fillers of Hangul, Braille without a dot, variation selectors, tags. */
const UNSEEN = [
  '\0',
  '\u0007',
  '\u00A0',
  '\u00AD',
  '\u034F',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200D',
  '\u200F',
  '\u2028',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\u{1D173}',
  '\u{E0041}',
  '\u200B \u3164\n\u2800',
];

test.each(UNSEEN.map((text) => [JSON.stringify(text), text]))('%s shows nothing, and is told so', (_name, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}a${text}`)).toBe(false);
  const code = text.trim() === '' ? 'REQUIRED' : 'UNSEEN';
  expect(textErrors('text', text, 10)).toEqual([{ field: 'text', code }]);
  expect(contactErrors({ name: text, attributes: ['tur'] })[0]).toEqual({ field: 'name', code });
  expect(onboardingErrors({ ...blankProfile(), nickname: text })[0]).toEqual({ field: 'nickname', code });
  const checkIn = { ...blankDraft(CHECK_IN_FIELDS), needMoreText: text };
  expect(isCheckInBlank(checkIn)).toBe(true);
  expect(checkInErrors(checkIn)).toEqual([{ field: 'whatIsGood', code: 'REQUIRED' }]);
});

test.each(['a', '0', '.', 'ø', '✨', '❤️', '👩‍👧', '🏳️‍🌈', '한', '⠿', 'ا\u200C'])('%s shows something', (text) => {
  expect(isBlank(text)).toBe(false);
  expect(textErrors('text', text, 10)).toEqual([]);
});
