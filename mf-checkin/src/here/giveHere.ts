import { currentMoment, todaysDate } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { LIMITS } from '@spire/domain/limits';
import { SUGGESTIONS_IN_SET } from '@spire/domain/suggestionSet';
import type {
  KeepSuggestionsMutation,
  KeepSuggestionsMutationVariables,
} from '../suggestion/KeepSuggestions.generated.ts';
import type { SuggestionSet } from '../suggestion/suggestionView.ts';
import { suggestionsHere } from './chooseHere.ts';
import { readHere, factsHere, type KnownHere } from './factsHere.ts';

interface Given {
  input: KeepSuggestionsMutationVariables['input'];
  /** The set as the server will answer it. */
  answer: KeepSuggestionsMutation;
}

interface Wanted extends Omit<Parameters<typeof factsHere>[1], 'seen' | 'isQuiet'> {
  id: string;
  form: 'card' | 'list';
  /** The person's own words, for the crisis reader alone. */
  words: readonly string[];
  /** Everything suggested today so far. */
  sets: readonly SuggestionSet[];
}

/** Suggestions from this device, by what was chosen and not by what was written. */
export async function giveHere(
  known: KnownHere,
  { id, form, words, sets, ...told }: Wanted,
): Promise<Given | 'full' | { crisis: CrisisKind }> {
  const number = Math.max(0, ...sets.map((set) => set.number)) + 1;
  if (number > LIMITS.suggestionsPerDay) return 'full';
  const { help, offered } = await readHere(words);
  if (help !== null) return { crisis: help };
  const seen = sets.flatMap(({ suggestions }) => suggestions.map(({ text }) => text));
  const chosen = suggestionsHere(
    factsHere(known, { ...told, seen, isQuiet: offered !== null }),
    form === 'card' ? 1 : SUGGESTIONS_IN_SET,
  );
  if (chosen.length === 0) return 'full';
  const { language } = told;
  const date = todaysDate();
  return {
    input: { id, form, language, date, texts: chosen.map(({ text }) => text) },
    answer: {
      keepSuggestions: {
        __typename: 'SuggestionSet',
        ...{ id, form, number, date },
        limit: LIMITS.suggestionsPerDay,
        createdAt: currentMoment().toISOString(),
        seen: null,
        help: offered && { __typename: 'CrisisHelp', kind: offered },
        about: null,
        guesses: null,
        suggestions: chosen.map((each, at) => ({
          __typename: 'Suggestion',
          id: `${id}.${at + 1}`,
          source: 'built_in',
          why: null,
          ...each,
        })),
      } as KeepSuggestionsMutation['keepSuggestions'],
    },
  };
}
