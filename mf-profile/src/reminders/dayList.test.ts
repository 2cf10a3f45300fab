import { WEEKDAYS } from '@spire/domain/reminders';
import { dayList } from './dayList.ts';

test('days are named in the order of the week, as the language writes them', () => {
  expect(dayList(['FR', 'MO', 'WE'], 'no')).toBe('mandag, onsdag og fredag');
  expect(dayList(['SU', 'SA'], 'en')).toBe('Saturday and Sunday');
  expect(dayList(['TU'], 'no')).toBe('tirsdag');
  expect(dayList(WEEKDAYS, 'no')).toBeUndefined();
});
