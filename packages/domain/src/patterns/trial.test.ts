import { drawTrial, endOfTrial, TRIAL_DAYS } from './trial.ts';

const FIRST = 20_000;

test('seven of fourteen days are drawn, one of each two, the same for the same trial', () => {
  const drawn = drawTrial('kari 1');
  expect(drawn).toEqual(drawTrial('kari 1'));
  expect(drawn).toHaveLength(TRIAL_DAYS);
  for (let day = 0; day < TRIAL_DAYS; day += 2) expect(drawn[day]).not.toBe(drawn[day + 1]);
  const all = new Set(Array.from({ length: 40 }, (_, seed) => drawTrial(`${seed}`).join('')));
  expect(all.size).toBeGreaterThan(20);
});

test('better days after drawn ones are seen, the other way round and nothing are not', () => {
  const drawn = drawTrial('kari 1');
  const before = Array.from({ length: 12 }, (_, day): [number, number] => [FIRST - 12 + day, 3]);
  const answers = (high: number, low: number) =>
    new Map([...before, ...drawn.map((isDrawn, day): [number, number] => [FIRST + day + 1, isDrawn ? high : low])]);
  const end = (high: number, low: number) => endOfTrial(answers(high, low), FIRST, drawn, true);
  expect(end(4, 2)).toMatchObject({ isSeen: true, with: { hits: 7, days: 7 }, without: { hits: 0, days: 7 } });
  expect(end(2, 4).isSeen).toBe(false);
  expect(end(3, 3).isSeen).toBe(false);
  expect(endOfTrial(answers(2, 4), FIRST, drawn, false).isSeen).toBe(true);
  expect(endOfTrial(new Map(before), FIRST, drawn, true).isSeen).toBe(false);
});
