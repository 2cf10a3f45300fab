import { wantedOn } from './useHardDay.ts';

const today = '2026-11-24';
const checkIn = (needMore: ('ro' | 'energi' | 'glede')[], whatIsGoodText = '', date = today) => ({
  id: 'c',
  date,
  needMore,
  whatIsGoodText,
});
const mood = (value: number | null, date = today) => ({ id: 'm', date, mood: value });

test('a day asks for what its check-in asked for', () => {
  expect(wantedOn({ todaysCheckIn: checkIn(['energi', 'ro']), todaysMood: mood(5) }, today)).toEqual(['ro']);
});

test.each([1, 2])('a mood of %d asks for any gentle memory', (value) => {
  expect(wantedOn({ todaysCheckIn: null, todaysMood: mood(value) }, today)).toEqual(['ro', 'trygghet', 'glede']);
});

test('so does a day that was called hard', () => {
  expect(wantedOn({ todaysCheckIn: checkIn([], 'Tungt i dag'), todaysMood: null }, today)).toHaveLength(3);
});

test('every other day asks for nothing, and yesterday says nothing of today', () => {
  expect(wantedOn({ todaysCheckIn: checkIn(['energi']), todaysMood: mood(3) }, today)).toBeUndefined();
  const before = '2026-11-23';
  expect(wantedOn({ todaysCheckIn: checkIn(['ro'], '', before), todaysMood: mood(1, before) }, today)).toBeUndefined();
});
