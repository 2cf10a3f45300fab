/** @jest-environment-options {"customExportConditions": ["browser"]} */
import { MODEL } from '#crisis';
import { alarmingOwnTexts } from './testing/alarmingOwnTexts.ts';
import { TASKS } from './training/tasks.ts';

test('nor is it by the smaller reader that a browser fetches', async () => {
  expect(MODEL.width).toBe(TASKS.crisisInBrowser.fitting.width);
  const { alarming, count } = await alarmingOwnTexts();
  expect(count).toBeGreaterThan(3000);
  expect(alarming).toEqual([]);
});
