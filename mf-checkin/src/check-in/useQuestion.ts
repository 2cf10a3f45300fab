import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import { useLocation, useSearchParams } from '@spire/remote-kit/router';
import { AGAIN, EDIT } from './searchMarks.ts';

export const QUESTION_COUNT = CHECK_IN_QUESTIONS.length;

/** Query parameter: which question is shown where there is room for one, from 1. */
const QUESTION = 'q';

/**
 * The question on the screen, which stands in the address: a reload keeps it, and the browser's back goes to the one
 * before; where a saved check-in is changed or done again, it goes back to that.
 */
export function useQuestion() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const isOverSaved = search.has(EDIT) || search.has(AGAIN);
  const asked = Math.trunc(Number(search.get(QUESTION) ?? 1));
  const at = asked >= 1 && asked <= QUESTION_COUNT ? asked : 1;

  function show(next: number, isReplaced: boolean) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(QUESTION, String(next));
        return after;
      },
      { replace: isReplaced || isOverSaved, state },
    );
  }

  return {
    at,
    /** Going back leaves no second way to the same question behind. */
    show: (next: number) => show(next, next < at),
    /** The question that a field stands in. */
    showField: (field: string) => {
      const place = CHECK_IN_QUESTIONS.findIndex(({ id, textField }) => id === field || textField === field);
      if (place >= 0 && place + 1 !== at) show(place + 1, true);
    },
  };
}
