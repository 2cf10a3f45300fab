import { FIRST_REMINDERS, REMINDER_KINDS, reminderErrors, WEEKDAYS } from './reminders.ts';

test.each(['00:00', '09:05', '23:59'])('%s is a time of day', (time) => {
  expect(reminderErrors({ ...FIRST_REMINDERS, time })).toEqual([]);
});

test.each(['', '24:00', '9:05', '10:60', '10:00:00', ' 10:00'])('"%s" is none', (time) => {
  expect(reminderErrors({ ...FIRST_REMINDERS, time })).toEqual([{ field: 'time', code: 'INVALID' }]);
});

test('something on some day is wanted, each of them once', () => {
  expect(reminderErrors({ kinds: [], days: [], time: '10:00' })).toEqual([
    { field: 'kinds', code: 'REQUIRED' },
    { field: 'days', code: 'REQUIRED' },
  ]);
  expect(reminderErrors({ kinds: REMINDER_KINDS, days: WEEKDAYS, time: '10:00' })).toEqual([]);
  expect(reminderErrors({ kinds: ['task', 'task'], days: ['MO'], time: '10:00' })).toEqual([
    { field: 'kinds', code: 'INVALID' },
  ]);
});
