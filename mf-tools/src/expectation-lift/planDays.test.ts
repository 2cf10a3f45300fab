import { namedDay } from './planDays.ts';

/** A Tuesday. */
const TODAY = '2026-12-01';

test.each([
  ['MR på sykehuset torsdag', '2026-12-03'],
  ['Møtet på fredagen', '2026-12-04'],
  ['Dinner on Saturday', '2026-12-05'],
  ['Besøk laurdag', '2026-12-05'],
  ['Legen mandag kl. 9', '2026-12-07'],
  ['the dentist, Monday’s slot', '2026-12-07'],
])('%s is on %s', (words, date) => {
  expect(namedDay(words, TODAY)).toBe(date);
});

test.each(['', 'Ringe legen', 'Møte onsdag', 'Handle tirsdag', 'Fredrik kommer', 'Sunday8'])(
  'what is today, tomorrow or no day is not told anew: %s',
  (words) => {
    expect(namedDay(words, words === 'Sunday8' ? '2026-12-06' : TODAY)).toBeNull();
  },
);
