import { useSave } from '@spire/client';
import type { LocalDate } from '@spire/domain/dates';
import { KIND_OF_SOURCE } from '@spire/domain/suggestionSet';
import { useEffect, useState } from 'react';
import { RecordSuggestionDocument } from './RecordSuggestion.generated.ts';
import type { Suggestion } from './suggestionView.ts';
import type { TodaysSuggestionsQuery } from './TodaysSuggestions.generated.ts';
import { UndoSuggestionDocument } from './UndoSuggestion.generated.ts';

export type Mark = 'liked' | 'completed';
export type KnownInteractions = TodaysSuggestionsQuery['me']['suggestionInteractions']['nodes'];
/** The fields of a text needed to say what became of it. */
type Marked = Pick<Suggestion, 'text' | 'source' | 'category'>;

/** The time in which a mark can be taken back where it was made (A24); afterwards it is locked (spec 2 §4). */
const UNDO_MS = 10_000;

/** A mark newer than the answer that this screen was drawn from. */
interface Own {
  of: string;
  mark: Mark;
  /** The id of the record; undefined once it is taken back. */
  id: string | undefined;
  until: number;
}

/** The marks of the suggestion that is shown, and the ways to set them. */
export function useInteractions(suggestion: Marked | undefined, known: KnownInteractions, today: LocalDate) {
  // One for each: what is still on its way answers for its own record alone.
  const records = { liked: useSave(RecordSuggestionDocument), completed: useSave(RecordSuggestionDocument) };
  const undoes = { liked: useSave(UndoSuggestionDocument), completed: useSave(UndoSuggestionDocument) };
  const [own, setOwn] = useState<readonly Own[]>([]);
  const [now, setNow] = useState(Date.now);
  const textOf = suggestion?.text ?? '';
  const ownMark = (mark: Mark) => own.find((each) => each.of === textOf && each.mark === mark);
  const nextLock = Math.min(
    ...own.filter(({ id, until }) => id !== undefined && until > now).map(({ until }) => until),
  );

  useEffect(() => {
    if (nextLock === Infinity) return undefined;
    const timer = window.setTimeout(() => setNow(Date.now()), nextLock - Date.now() + 10);
    return () => window.clearTimeout(timer);
  }, [nextLock]);

  function remember(mark: Mark, id: string | undefined) {
    const made: Own = { of: textOf, mark, id, until: Date.now() + UNDO_MS };
    setNow(Date.now());
    setOwn((before) => [...before.filter((each) => each.of !== textOf || each.mark !== mark), made]);
  }

  function stateOf(mark: Mark): 'open' | 'undoable' | 'locked' {
    const mine = ownMark(mark);
    if (mine !== undefined) return mine.id === undefined ? 'open' : mine.until > now ? 'undoable' : 'locked';
    const isKnown = known.some(
      ({ suggestionText, interactionType, date }) =>
        suggestionText === textOf && interactionType === mark && date === today,
    );
    return isKnown ? 'locked' : 'open';
  }

  return {
    liked: stateOf('liked'),
    completed: stateOf('completed'),
    hasFailed: Object.values(records).some(({ state }) => state.kind === 'failed' || state.kind === 'refused'),
    mark: async (mark: Mark) => {
      if (suggestion === undefined || stateOf(mark) !== 'open') return;
      const id = crypto.randomUUID();
      remember(mark, id);
      const { text, source, category } = suggestion;
      const { kind } = await records[mark].save({
        id,
        suggestionText: text,
        suggestionType: KIND_OF_SOURCE[source],
        interactionType: mark,
        category,
        date: today,
      });
      if (kind === 'failed' || kind === 'refused') setOwn((before) => before.filter((each) => each.id !== id));
    },
    undo: (mark: Mark) => {
      const id = ownMark(mark)?.id;
      if (id === undefined) return;
      remember(mark, undefined);
      void undoes[mark].save({ id });
    },
  };
}

export type Interactions = ReturnType<typeof useInteractions>;
