import { isForHardDay } from '@spire/content/hardDay';
import type { PromptQuestion } from '@spire/domain/promptQuestions';
import { OF_BODY, type WishGroup } from '@spire/domain/wishGroups';
import type { HeardInSet, SuggestionSet } from '@spire/graph-shared/suggestionSet';
import { choiceOf } from '../builtIn/suggestion/choices.ts';
import { BELONGS, guessesAmong } from '../builtIn/suggestion/retrieval/groups.ts';
import type { Heard } from '../builtIn/suggestion/retrieval/heard.ts';
import type { SuggestionItem } from './suggestionItem.ts';

/** The question of older clients: of body or mind, unless the likeliest lie on one side already. */
function questionFor(guesses: readonly WishGroup[]): PromptQuestion {
  const [first, second] = guesses.map((each) => OF_BODY.includes(each));
  return first === second ? 'rest_or_do' : 'body_or_mind';
}

/**
 * The group that a wish answered by these was taken for, and why each text was chosen (D62); null for a provider's
 * answer, and where texts for hard days come whatever is meant.
 */
export async function heardInSet(
  items: readonly Pick<SuggestionItem, 'source' | 'text'>[],
  hear: () => Promise<Heard>,
  chosen: WishGroup | null,
): Promise<HeardInSet | null> {
  if (!items.every(({ source, text }) => source === 'built_in' && !isForHardDay(text))) return null;
  const { certainty, groups, ofTexts } = await hear();
  const about = chosen ?? (certainty === 'sure' ? (groups[0] ?? null) : null);
  const isOfGroup = (text: string, group: WishGroup) => {
    const choice = choiceOf(text);
    return choice?.groups?.includes(group) ?? (ofTexts.get(choice?.id ?? '')?.get(group) ?? 0) >= BELONGS;
  };
  const among = guessesAmong(groups);
  // The group it is taken for is one of them, until another is chosen: so a client tells a guess from a choice.
  const guesses = about === null || about === chosen || among.includes(about) ? among : [about, ...among.slice(0, -1)];
  return {
    about,
    guesses: guesses.filter((each) => each !== chosen),
    whys: items.map(({ text }) =>
      about !== null && isOfGroup(text, about) ? (chosen === null ? 'wrote' : 'chosen') : null,
    ),
  };
}

/** A set with the question back to older clients where it is unsure what a wish is about (D55). */
export const withQuestion = (set: SuggestionSet): SuggestionSet => ({
  ...set,
  question: set.guesses && !set.about ? questionFor(set.guesses) : null,
});
