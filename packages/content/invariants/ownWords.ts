import type { OwnWords } from '../schema/suggestions.ts';
import { lix } from '../src/textInvariants.ts';
import { idsOf, idsOnce, invariant, type Invariant, ofEveryText, saidOnce, textsOf } from './invariant.ts';

/** The requirements on the suggestions to do something with what a person wrote. */
export function ownWordsInvariants(all: OwnWords): Invariant[] {
  const texts = all.map(({ text }) => text);
  return [
    idsOnce(all),
    saidOnce(texts),
    ...ofEveryText(texts),
    invariant(
      'A suggestion is easy to read: LIX is at most 35 (A29).',
      textsOf(texts, (text) => lix(text) > 35),
    ),
    invariant(
      'A suggestion about own words suits everybody: the lowest level, and at most five minutes.',
      idsOf(all, ({ capacity, minutes }) => capacity !== 'low' || minutes > 5),
    ),
    invariant(
      'Nobody else is asked for anything at night: name the partsOfDay.',
      idsOf(
        all.filter(({ avoid }) => avoid.includes('social_contact')),
        ({ partsOfDay }) => partsOfDay.length === 0 || partsOfDay.includes('night'),
      ),
    ),
  ];
}
