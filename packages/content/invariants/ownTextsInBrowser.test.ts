/** @jest-environment-options {"customExportConditions": ["browser"]} */
import { MODEL as IN_BROWSERS } from '@spire/language/artefacts/crisisInBrowser';
import { MODEL } from '@spire/language/crisisModel';
import { alarmingOwnTexts } from './alarmingOwnTexts.ts';

// Every text there is goes through every classifier.
jest.setTimeout(120_000);

test('nor is it by the smaller classifiers that a browser fetches', async () => {
  expect(MODEL.width).toBe(IN_BROWSERS.width);
  const { alarming, count } = await alarmingOwnTexts();
  expect(count).toBeGreaterThan(3000);
  expect(alarming).toEqual([]);
});
