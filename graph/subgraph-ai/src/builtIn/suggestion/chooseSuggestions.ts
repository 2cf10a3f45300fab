import { LOCAL_SUGGESTIONS_SHOWN } from '@spire/content/localSuggestions';
import type { Facts } from '../../facts/facts.ts';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';
import { itemOf } from './choices.ts';
import { rankSuggestions } from './rankSuggestions.ts';
import { favouredByNeed } from './favouredByNeed.ts';
import type { Heard } from './retrieval/hearWish.ts';
import type { Seed } from '../seed.ts';
import { wishesOf } from '../wishes.ts';

/** As many suggestions as a list shows (spec 2 §9), each of another kind. */
export function chooseSuggestions(facts: Facts, seed: Seed, needed?: Heard): SuggestionItem[] {
  const ranked = rankSuggestions(facts, {
    wishes: wishesOf(facts),
    favoured: needed && favouredByNeed(needed),
    seed,
    count: LOCAL_SUGGESTIONS_SHOWN,
  });
  return ranked.map((choice) => itemOf(choice, facts.language, 'list'));
}
