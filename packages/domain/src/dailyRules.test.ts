import { DAY_LIMITS, moodErrors, progressErrors } from './dailyRules.ts';

test.each([null, 1, 5])('a mood of %p is one', (mood) => {
  expect(moodErrors(mood)).toEqual([]);
});

test.each([0, 6, 2.5, Number.NaN])('a mood of %p is none', (mood) => {
  expect(moodErrors(mood)).toEqual([{ field: 'mood', code: 'OUT_OF_RANGE', limit: 5 }]);
});

test('a day holds so much, and nothing below zero', () => {
  expect(progressErrors({ meditationMinutes: DAY_LIMITS.meditationMinutes, waterGlasses: 0 })).toEqual([]);
  expect(progressErrors({ waterGlasses: null })).toEqual([]);
  expect(progressErrors({ meditationMinutes: -1, waterGlasses: DAY_LIMITS.waterGlasses + 1 })).toEqual([
    { field: 'meditationMinutes', code: 'OUT_OF_RANGE', limit: DAY_LIMITS.meditationMinutes },
    { field: 'waterGlasses', code: 'OUT_OF_RANGE', limit: DAY_LIMITS.waterGlasses },
  ]);
});
