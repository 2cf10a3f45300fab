import { MODEL as ON_SERVERS } from '@spire/language/artefacts/crisis';
import { MODEL } from '@spire/language/crisisModel';
import { alarmingOwnTexts } from './alarmingOwnTexts.ts';

// Every text there is goes through every classifier.
jest.setTimeout(120_000);

test('nothing that Spire says is read as a cry for help; else it is a text to learn from (language/corpus/spire.jsonl)', async () => {
  expect(MODEL.width).toBe(ON_SERVERS.width);
  const { alarming, count } = await alarmingOwnTexts();
  expect(count).toBeGreaterThan(3000);
  expect(alarming).toEqual([]);
});
