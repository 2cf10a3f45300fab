import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { LIMITS } from '@spire/domain/limits';
import { requestAt } from '@spire/graph-kit/testing/requests';
import type { CheckIn, Profile } from '../user/user.type.ts';
import { effectiveCapacity } from './effectiveCapacity.ts';
import type { SuggestionWriter } from './suggestion.adapter.ts';
import { createSuggestionService } from './suggestion.service.ts';

const profile: Profile = { capacityLevel: 'high', considerations: [], goals: ['joy'], avoidSuggestions: ['exercise'] };
const checkIn: CheckIn = { id: 'c', whatIsGood: [], lookingForward: [], needMore: ['ro'] };

function start() {
  const write = jest.fn<ReturnType<SuggestionWriter['write']>, Parameters<SuggestionWriter['write']>>(({ language }) =>
    Promise.resolve({ id: 'a', text: language, emoji: '🌱', minutes: 2, category: 'practical', source: 'built_in' }),
  );
  const service = createSuggestionService({ write });
  const suggest = (
    number: number,
    facts: { profile: Profile | null; checkIn: CheckIn | null } = { profile, checkIn },
  ) => service.suggest(facts, { number, language: 'no' }, requestAt());
  return { write, suggest };
}

test('a suggestion is written from the facts of the server, for the date where the person is', async () => {
  const { write, suggest } = start();
  await expect(suggest(2)).resolves.toMatchObject({ number: 2, limit: LIMITS.suggestionsPerDay, text: 'no' });
  expect(write).toHaveBeenCalledWith({
    userId: requestAt().claims.sub,
    date: '2026-05-20',
    number: 2,
    language: 'no',
    capacity: 'high',
    avoid: ['exercise'],
    goals: ['joy'],
    needs: ['ro'],
  });
});

test('without a profile or a check-in of today there is none', async () => {
  const { suggest, write } = start();
  await expect(suggest(1, { profile, checkIn: null })).rejects.toThrow('CHECK_IN_REQUIRED');
  await expect(suggest(1, { profile: null, checkIn })).rejects.toThrow('CHECK_IN_REQUIRED');
  expect(write).not.toHaveBeenCalled();
});

test('the day has its limit, and numbers begin at one', async () => {
  const { suggest } = start();
  await expect(suggest(LIMITS.suggestionsPerDay)).resolves.toBeDefined();
  await expect(suggest(LIMITS.suggestionsPerDay + 1)).rejects.toThrow('DAILY_LIMIT');
  await expect(suggest(0)).rejects.toThrow('VALIDATION_FAILED');
});

test('ids tell day, number and language apart', async () => {
  const { suggest } = start();
  const ids = [(await suggest(1)).id, (await suggest(2)).id];
  expect(new Set(ids).size).toBe(2);
});

test('a brain injury makes every text a gentle one, and so does an untold capacity', () => {
  for (const capacityLevel of CAPACITY_LEVELS) {
    expect(effectiveCapacity({ capacityLevel, considerations: ['stress', 'brain_injury'] })).toBe('low');
    expect(effectiveCapacity({ capacityLevel, considerations: ['stress'] })).toBe(capacityLevel);
  }
  expect(effectiveCapacity({ capacityLevel: null, considerations: [] })).toBe('low');
});
