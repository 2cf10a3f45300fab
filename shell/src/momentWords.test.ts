import { momentWords } from './momentWords.ts';

const now = new Date(2026, 10, 21, 12, 30);

describe('when something was', () => {
  it.each([
    [new Date(2026, 10, 21, 0, 5), 'i dag, 00:05', 'today, 00:05'],
    [new Date(2026, 10, 21, 12, 31), 'i dag, 12:31', 'today, 12:31'],
    [new Date(2026, 10, 20, 23, 59), 'i går, 23:59', 'yesterday, 23:59'],
    [new Date(2026, 10, 16, 8, 0), 'for 5 døgn siden', '5 days ago'],
    [new Date(2026, 10, 1, 8, 0), '1. november 2026', '1 November 2026'],
  ])('%s', (moment, no, en) => {
    expect(momentWords(moment, now, 'nb-NO')).toBe(no);
    expect(momentWords(moment, now, 'en-GB')).toBe(en);
  });
});
