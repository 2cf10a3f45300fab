import { rehearseTexts, rehearseWish } from './rehearseTexts.ts';

test('each built-in text of a day is written once for nobody, with a pause before it', async () => {
  let pauses = 0;
  const problems: unknown[] = [];
  const note = (...told: unknown[]) => void problems.push(told);
  const log = { debug: note, info: note, warn: note, error: note };
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  await rehearseTexts(pause, log);
  await rehearseWish(pause, log);
  expect(problems).toEqual([]);
  expect(pauses).toBeGreaterThan(5);
});
