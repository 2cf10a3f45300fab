import type { Facts } from '../../facts/facts.ts';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';
import { itemOf } from './choices.ts';
import { favouredToday } from './favours.ts';
import { rankSuggestions } from './rankSuggestions.ts';
import type { Seed } from '../seed.ts';
import { wishesOf } from '../wishes.ts';

/** One suggestion, for the card: the best for how the person is today, of another kind than the last. */
export function chooseSuggestion(facts: Facts, seed: Seed): SuggestionItem {
  const [best] = rankSuggestions(facts, {
    wishes: wishesOf(facts),
    favoured: favouredToday(facts),
    seed,
    count: 1,
  });
  // There always is one: a test holds that the lowest level has a full day whatever is avoided.
  if (best === undefined) throw new RangeError('No written suggestion fits');
  return itemOf(best, facts.language, 'card');
}
