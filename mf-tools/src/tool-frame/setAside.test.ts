/** @jest-environment @spire/testing/browserEnvironment */
import { setAside, setAsideFor } from './setAside.ts';

const DAY_MS = 86_400_000;
beforeEach(() => localStorage.clear());

test('what was stopped is set aside for a fortnight, for that person alone', () => {
  setAside('anna', 'toes-say-hello', 0);
  setAside('anna', 'En øvelse med @ og mellomrom', DAY_MS);
  expect([...setAsideFor('anna', 13 * DAY_MS)]).toEqual(['toes-say-hello', 'En øvelse med @ og mellomrom']);
  expect([...setAsideFor('anna', 14 * DAY_MS)]).toEqual(['En øvelse med @ og mellomrom']);
  expect([...setAsideFor('berit', DAY_MS)]).toEqual([]);
});
