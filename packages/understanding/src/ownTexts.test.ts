import { MODEL } from '#crisis';
import { alarmingOwnTexts } from './testing/alarmingOwnTexts.ts';
import { TASKS } from './training/tasks.ts';

test('nothing that Spire says is read as a cry for help; else it is a text to learn from (texts/spire)', async () => {
  expect(MODEL.width).toBe(TASKS.crisis.fitting.width);
  const { alarming, count } = await alarmingOwnTexts();
  expect(count).toBeGreaterThan(3000);
  expect(alarming).toEqual([]);
});
