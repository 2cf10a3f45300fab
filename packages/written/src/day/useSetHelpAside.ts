import { useSave, useToday } from '@spire/client';
import { textMark } from '@spire/domain/textMark';
import { useSession } from '@spire/remote-kit';
import { marksFound, setFoundAside } from '@spire/remote-kit/foundHelp';
import { useCallback } from 'react';
import { SetHelpAsideDocument } from './SetHelpAside.generated.ts';

/** Says of these texts, or of all that was found today, that help was found in them for nothing. */
export type SetHelpAside = (texts: readonly string[] | 'all') => Promise<void>;

/**
 * "This is not about me" (S11). Only a mark of each text is sent, never a word. It resolves once the server has the
 * mark, or once the mark waits here to be sent; only then does the day change, because a request before that would be
 * met with help again.
 */
export function useSetHelpAside(): SetHelpAside {
  const { userId } = useSession();
  const date = useToday();
  const { save } = useSave(SetHelpAsideDocument);
  return useCallback(
    async (texts) => {
      const marks = texts === 'all' ? [] : texts.filter((text) => text.trim() !== '').map((text) => textMark(text));
      for (const mark of texts === 'all' ? [null] : new Set(marks)) await save({ date, mark });
      setFoundAside(userId, date, texts === 'all' ? marksFound(userId, date) : marks);
    },
    [userId, date, save],
  );
}
