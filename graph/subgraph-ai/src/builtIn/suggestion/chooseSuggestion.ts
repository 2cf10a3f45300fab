import type { Facts } from '../../facts/facts.ts';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';
import { hardDaySuggestion } from '../hardDay.ts';
import { itemOf } from './choices.ts';
import { rankSuggestions } from './rankSuggestions.ts';
import { favouredByNeed } from './favouredByNeed.ts';
import type { Heard } from './retrieval/hearWish.ts';
import type { Seed } from '../seed.ts';
import { wishesOf } from '../wishes.ts';

/** One suggestion, for the card: the best for how the person is today, of another kind than the last. Where none suits the day, one for hard days. */
export function chooseSuggestion(facts: Facts, seed: Seed, needed?: Heard): SuggestionItem {
  const [best] = rankSuggestions(facts, {
    wishes: wishesOf(facts),
    favoured: needed && favouredByNeed(needed),
    seed,
    count: 1,
  });
  return best === undefined ? hardDaySuggestion(facts, seed) : itemOf(best, facts.language, 'card');
}
