import type { PartOfDay } from '@spire/domain/dates';
import type { TrialAnswer } from '@spire/domain/trial';
import { useLocation, useNavigate } from '@spire/remote-kit/router';
import { useCallback } from 'react';

/** The choice of a text; one that is under way is named. */
export interface Choice {
  answer: TrialAnswer;
  part: PartOfDay;
  chance: number;
  seen: readonly string[];
  textId?: string;
}
export type Place = { at: 'question' } | { at: 'suggestion'; choice: Choice } | { at: 'end'; answer: TrialAnswer };

const QUESTION: Place = { at: 'question' };

/**
 * Where a trial is, in the state of the browser's history: a reload goes on with it and the back button takes an answer
 * back. It never stands in the address, which goes to a server with the next page.
 */
export function useTrialPlace(): [Place, go: (place: Place, isReplacing?: boolean) => void, back: () => void] {
  const { pathname, state } = useLocation() as { pathname: string; state: { trial?: Place } | null };
  const navigate = useNavigate();
  const go = useCallback(
    (trial: Place, isReplacing = false) => {
      void navigate(pathname, { state: { trial }, replace: isReplacing });
      window.scrollTo(0, 0);
    },
    [navigate, pathname],
  );
  const back = useCallback(() => {
    // The router counts its own entries; a page that was opened right here has none before it.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else go(QUESTION, true);
  }, [navigate, go]);
  return [state?.trial ?? QUESTION, go, back];
}
