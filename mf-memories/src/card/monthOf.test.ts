import { monthOf } from './monthOf.ts';

test('the year is said of another year alone', () => {
  expect(monthOf('2026-06-14', '2026-11-25', 'nb-NO')).toBe('juni');
  expect(monthOf('2025-12-31', '2026-01-01', 'nb-NO')).toBe('desember 2025');
  expect(monthOf('2025-12-31', '2026-01-01', 'en-GB')).toBe('December 2025');
});
