import { type EXAMPLE_WISHES, VOICES } from '../src/exampleWishes.ts';
import type { Suggestion } from '../src/suggestions.ts';
import { words } from '../src/textInvariants.ts';
import { invariant, type Invariant, repeated } from './invariant.ts';

/** The longest example, in words. */
const MOST_WORDS = 30;

/** The requirements on the example wishes, which are read by code and never shown. */
export function exampleWishInvariants(
  examples: typeof EXAMPLE_WISHES,
  suggestions: readonly Suggestion[],
): Invariant[] {
  const ids = new Set(suggestions.map(({ id }) => id));
  const all = Object.values(examples).flatMap((each) => VOICES.map((voice) => each[voice]));
  return [
    invariant(
      'Each example wish is of a suggestion.',
      Object.keys(examples).filter((id) => !ids.has(id)),
    ),
    invariant('No two example wishes are alike.', repeated(all.map((each) => each.toLowerCase()))),
    invariant(
      `An example wish has at most ${MOST_WORDS} words.`,
      all.filter((each) => words(each).length > MOST_WORDS),
    ),
  ];
}
