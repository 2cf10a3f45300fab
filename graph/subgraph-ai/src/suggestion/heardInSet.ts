import { isForHardDay } from '@spire/content/hardDay';
import type { PromptQuestion } from '@spire/domain/promptQuestions';
import { OF_BODY, type WishGroup } from '@spire/domain/wishGroups';
import type { SuggestionSet } from '@spire/graph-shared/suggestionSet';
import { choiceOf } from '../builtIn/suggestion/choices.ts';
import { BELONGS, guessesAmong } from '../builtIn/suggestion/retrieval/groups.ts';
import type { Heard } from '../builtIn/suggestion/retrieval/heard.ts';

/** The question of older clients: of body or mind, unless the likeliest lie on one side already. */
function questionFor(guesses: readonly WishGroup[]): PromptQuestion {
  const [first, second] = guesses.map((each) => OF_BODY.includes(each));
  return first === second ? 'rest_or_do' : 'body_or_mind';
}

/**
 * A set that answers a wish, with what the wish was taken to be about and why each text was chosen (D62). Where it is
 * unsure, a question is asked back (D55): once, only for our own answer, and not where texts for hard days come whatever
 * is meant.
 */
export async function heardInSet(
  set: SuggestionSet,
  hear: () => Promise<Heard>,
  chosen: WishGroup | null,
): Promise<SuggestionSet> {
  if (!set.suggestions.every(({ source, text }) => source === 'built_in' && !isForHardDay(text))) return set;
  const { certainty, groups, ofTexts } = await hear();
  const guesses = guessesAmong(groups);
  const about = chosen ?? (certainty === 'sure' ? (groups[0] ?? null) : null);
  const isOfGroup = (text: string) => (ofTexts.get(choiceOf(text)?.id ?? '')?.get(about ?? 'joy') ?? 0) >= BELONGS;
  return {
    ...set,
    question: about === null ? questionFor(guesses) : null,
    about,
    guesses: guesses.filter((each) => each !== chosen),
    suggestions: set.suggestions.map((each) => ({
      ...each,
      why: about !== null && isOfGroup(each.text) ? (chosen === null ? 'wrote' : 'chosen') : null,
    })),
  };
}
