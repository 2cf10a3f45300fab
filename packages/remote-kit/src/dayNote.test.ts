/** @jest-environment jsdom */
import { isNoted, note } from './dayNote.ts';

test('what is noted holds for that person and that day', () => {
  note('offered', 'ida', '2026-11-25');
  expect(isNoted('offered', 'ida', '2026-11-25')).toBe(true);
  expect(isNoted('offered', 'ida', '2026-11-26')).toBe(false);
  expect(isNoted('offered', 'robin', '2026-11-25')).toBe(false);
  expect(isNoted('putOff', 'ida', '2026-11-25')).toBe(false);
});
