/** @jest-environment @spire/testing/browserEnvironment */
import { bringBack, isOftenWorse, setAside, setAsideFor } from './setAside.ts';

const DAY_MS = 86_400_000;
const NAMED = 'En øvelse med @ og mellomrom';
beforeEach(() => localStorage.clear());

test('an exercise that was stopped rests for the day, and after the second time for a fortnight, for that person alone', () => {
  setAside('anna', 'toes-say-hello', 0);
  expect([...setAsideFor('anna', DAY_MS - 1)]).toEqual(['toes-say-hello']);
  expect([...setAsideFor('anna', DAY_MS)]).toEqual([]);
  setAside('anna', 'toes-say-hello', 2 * DAY_MS);
  setAside('anna', NAMED, 2 * DAY_MS);
  expect([...setAsideFor('anna', 16 * DAY_MS - 1)]).toEqual(['toes-say-hello']);
  expect([...setAsideFor('anna', 16 * DAY_MS)]).toEqual([]);
  expect([...setAsideFor('berit', 3 * DAY_MS)]).toEqual([]);
});

test('an exercise that is not wanted again rests for 30 days, and is not counted among those that felt worse', () => {
  setAside('anna', 'one', 0, 'unwanted');
  setAside('anna', 'two', 0, 'unwanted');
  expect([...setAsideFor('anna', 29 * DAY_MS)]).toEqual(['one', 'two']);
  expect(isOftenWorse('anna', 1)).toBe(false);
  bringBack('anna', 'one', 1);
  expect([...setAsideFor('anna', 1)]).toEqual(['two']);
});

test('it is noticed when exercises have made things worse twice in a week', () => {
  setAside('anna', 'one', 0, 'worse');
  expect(isOftenWorse('anna', 1)).toBe(false);
  setAside('anna', 'two', 6 * DAY_MS, 'worse');
  expect(isOftenWorse('anna', 6 * DAY_MS)).toBe(true);
  expect(isOftenWorse('anna', 8 * DAY_MS)).toBe(false);
});

test('an exercise after which somebody felt worse rests for 30 days, unless that is undone', () => {
  setAside('anna', NAMED, 0, 'worse');
  setAside('anna', 'toes-say-hello', 0, 'worse');
  expect([...setAsideFor('anna', 29 * DAY_MS)]).toEqual([NAMED, 'toes-say-hello']);
  bringBack('anna', NAMED, DAY_MS);
  expect([...setAsideFor('anna', 29 * DAY_MS)]).toEqual(['toes-say-hello']);
  expect([...setAsideFor('anna', 30 * DAY_MS)]).toEqual([]);
});
