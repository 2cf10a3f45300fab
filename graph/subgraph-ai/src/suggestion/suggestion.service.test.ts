import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { LIMITS } from '@spire/domain/limits';
import { requestAt } from '@spire/graph-kit/testing/requests';
import type { CheckIn, Profile } from '../user/user.type.ts';
import type { SuggestionWriter } from './suggestion.adapter.ts';
import { createSuggestionService, type SuggestionFacts } from './suggestion.service.ts';

const profile: Profile = { considerations: [], goals: ['joy'], avoidSuggestions: ['exercise'] };
const checkIn: CheckIn = { id: 'c', whatIsGood: [], lookingForward: [], needMore: ['ro'] };

function start() {
  const write = jest.fn<ReturnType<SuggestionWriter['write']>, Parameters<SuggestionWriter['write']>>(({ language }) =>
    Promise.resolve({ id: 'a', text: language, emoji: '🌱', minutes: 2, category: 'practical', source: 'built_in' }),
  );
  const service = createSuggestionService({ write });
  const suggest = (number: number, facts: Partial<SuggestionFacts> = {}) =>
    service.suggest({ profile, checkIn, capacity: 'high', ...facts }, { number, language: 'no' }, requestAt());
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
  await expect(suggest(1, { checkIn: null })).rejects.toThrow('CHECK_IN_REQUIRED');
  await expect(suggest(1, { profile: null })).rejects.toThrow('CHECK_IN_REQUIRED');
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

test('a brain injury makes every text a gentle one, and so does an untold capacity', async () => {
  const { write, suggest } = start();
  const injured: Profile = { ...profile, considerations: ['stress', 'brain_injury'] };
  for (const capacity of CAPACITY_LEVELS) {
    await suggest(1, { capacity });
    expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ capacity }));
    await suggest(1, { capacity, profile: injured });
    expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ capacity: 'low' }));
  }
  await suggest(1, { capacity: null });
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ capacity: 'low' }));
});
