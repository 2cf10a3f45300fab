import { courseOf } from './DayChart.tsx';

const at = (day: number) => ({ day, x: day, y: 1 });

test('a line leads from a day to the one after it, and over no gap', () => {
  expect(courseOf([at(0), at(1), at(4), at(6), at(7)])).toBe('M0.0 1.0L1.0 1.0M4.0 1.0M6.0 1.0L7.0 1.0');
  expect(courseOf([])).toBe('');
});
