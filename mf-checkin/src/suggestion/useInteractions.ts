import { useSave } from '@spire/client';
import type { LocalDate } from '@spire/domain/dates';
import { KIND_OF_SOURCE } from '@spire/domain/suggestionSet';
import { useState } from 'react';
import { RecordSuggestionDocument } from './RecordSuggestion.generated.ts';
import type { Suggestion } from './suggestionView.ts';
import type { TodaysSuggestionsQuery } from './TodaysSuggestions.generated.ts';
import { UndoSuggestionDocument } from './UndoSuggestion.generated.ts';

export type Mark = 'liked' | 'completed';
export type KnownInteractions = TodaysSuggestionsQuery['me']['suggestionInteractions']['nodes'];
/** The fields of a text needed to say what became of it. */
type Marked = Pick<Suggestion, 'text' | 'source' | 'category'>;

/** A mark newer than the answer that this screen was drawn from. */
interface Own {
  of: string;
  mark: Mark;
  /** The id of the record; undefined once it is taken back. */
  id: string | undefined;
}

/**
 * The marks of the suggestion that is shown, and the ways to set them and to take them back; the latter for the whole day,
 * or until another suggestion takes its place (D89).
 */
export function useInteractions(suggestion: Marked | undefined, known: KnownInteractions, today: LocalDate) {
  // One for each: what is still on its way answers for its own record alone.
  const records = { liked: useSave(RecordSuggestionDocument), completed: useSave(RecordSuggestionDocument) };
  const undoes = { liked: useSave(UndoSuggestionDocument), completed: useSave(UndoSuggestionDocument) };
  const [own, setOwn] = useState<readonly Own[]>([]);
  const textOf = suggestion?.text ?? '';

  function remember(mark: Mark, id: string | undefined) {
    setOwn((before) => [
      ...before.filter((each) => each.of !== textOf || each.mark !== mark),
      { of: textOf, mark, id },
    ]);
  }

  /** The id of the record that says so; undefined where nothing does. */
  function recordOf(mark: Mark): string | undefined {
    const mine = own.find((each) => each.of === textOf && each.mark === mark);
    if (mine !== undefined) return mine.id;
    return known.find(
      ({ suggestionText, interactionType, date }) =>
        suggestionText === textOf && interactionType === mark && date === today,
    )?.id;
  }

  return {
    isLiked: recordOf('liked') !== undefined,
    isCompleted: recordOf('completed') !== undefined,
    hasFailed: Object.values(records).some(({ state }) => state.kind === 'failed' || state.kind === 'refused'),
    mark: async (mark: Mark) => {
      if (suggestion === undefined || recordOf(mark) !== undefined) return;
      const id = crypto.randomUUID();
      remember(mark, id);
      const { text, source, category } = suggestion;
      const answer = await records[mark].save({
        id,
        suggestionText: text,
        suggestionType: KIND_OF_SOURCE[source],
        interactionType: mark,
        category,
        date: today,
      });
      if (answer.kind === 'waiting') return;
      // A text that was liked on another day keeps its record, which is then the one to take back.
      const kept = answer.kind === 'saved' ? answer.data.recordSuggestion.id : undefined;
      setOwn((before) =>
        before.flatMap((each) => (each.id !== id ? [each] : kept === undefined ? [] : [{ ...each, id: kept }])),
      );
    },
    undo: (mark: Mark) => {
      const id = recordOf(mark);
      if (id === undefined) return;
      remember(mark, undefined);
      void undoes[mark].save({ id });
    },
  };
}

export type Interactions = ReturnType<typeof useInteractions>;
