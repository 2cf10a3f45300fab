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
import { areUnread, factsHere, type KnownHere } from './factsHere.ts';

interface Given {
  input: KeepSuggestionsMutationVariables['input'];
  /** The set as the server will answer it. */
  answer: KeepSuggestionsMutation;
}

interface Wanted extends Omit<Parameters<typeof factsHere>[1], 'seen' | 'isUnread'> {
  id: string;
  form: 'card' | 'list';
  /** Today's own words, for the crisis reader alone. */
  words: readonly string[];
  /** What the person wrote just now, for the crisis reader alone; empty for nothing. */
  wish: string;
  /** Everything suggested today so far. */
  sets: readonly SuggestionSet[];
}

/** The help that a wish needs; null for none, also where it cannot be read here. */
async function helpFor(wish: string): Promise<CrisisKind | null> {
  if (wish.trim() === '') return null;
  const reader = await import('@spire/language/readCrisis').catch(() => undefined);
  const reading = await reader?.mostPressing([wish]);
  return reading?.level === 'help' ? reading.kind : null;
}

/** Suggestions from this device, by what was chosen and not by what was written. */
export async function giveHere(
  known: KnownHere,
  { id, form, words, wish, sets, ...told }: Wanted,
): Promise<Given | 'full' | { crisis: CrisisKind }> {
  const number = Math.max(0, ...sets.map((set) => set.number)) + 1;
  if (number > LIMITS.suggestionsPerDay) return 'full';
  const crisis = await helpFor(wish);
  if (crisis !== null) return { crisis };
  const seen = sets.flatMap(({ suggestions }) => suggestions.map(({ text }) => text));
  const isUnread = await areUnread([...words, wish]);
  const chosen = suggestionsHere(
    factsHere(known, { ...told, seen, isUnread }),
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
        help: isUnread ? { __typename: 'CrisisHelp', kind: 'unsure' } : null,
        suggestions: chosen.map((each, at) => ({
          __typename: 'Suggestion',
          id: `${id}.${at + 1}`,
          source: 'built_in',
          ...each,
        })),
      } as KeepSuggestionsMutation['keepSuggestions'],
    },
  };
}
