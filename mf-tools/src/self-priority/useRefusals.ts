import { useSave } from '@spire/client';
import { messageFormOf } from '@spire/domain/nynorsk';
import { useLanguage } from '@spire/i18n';
import { useWriting } from '../written/useWriting.ts';
import { type DayHere, writtenHere } from '../written/writtenHere.ts';
import { writtenOf, type Written } from '../written/writing.ts';
import { type BoundaryDraft, type FoundRefusals, requestOf } from './boundary.ts';
import { WriteBoundaryDocument } from './WriteBoundary.generated.ts';

/** More than any tone has texts, so that each is as likely to be the first. */
const BEGINNINGS = 1000;

const toldIn = ({ shouldDo, needText }: BoundaryDraft) => [shouldDo, needText];

/**
 * Has whole ways to say no found (D62); those of this device where nobody can be reached. Never where somebody else may
 * be dangerous (S15).
 */
export function useRefusals(onText: (found: FoundRefusals) => void) {
  const language = useLanguage();
  const { save } = useSave(WriteBoundaryDocument);

  async function ask(draft: BoundaryDraft): Promise<Written<FoundRefusals>> {
    const { shouldDo, needText, emoji } = draft;
    const { who, kind } = requestOf(draft);
    const answer = await save({ language, shouldDo, needInstead: needText, emoji, who, kind });
    const written = writtenOf(answer, (data) => data.writeBoundary);
    if (written.kind !== 'text') return written;
    const { wordings, again, guess, seen, help } = written.text;
    const chosenBy = { who: guess?.who ?? null, kind: guess?.kind ?? null };
    return {
      kind: 'text',
      text: {
        wordings,
        again: again ?? '',
        guess: chosenBy,
        isFromHere: false,
        seen: seen ?? null,
        offered: help?.kind ?? null,
      },
    };
  }

  const here = (draft: BoundaryDraft, day: DayHere) =>
    writtenHere({ told: toldIn(draft), isAboutOthers: true }, day, async (): Promise<FoundRefusals> => {
      const { REFUSALS_AGAIN, refusalTurns } = await import('@spire/content/refusals');
      const guess = requestOf(draft);
      const form = messageFormOf(language, draft.shouldDo);
      const wordings = refusalTurns(guess, form, Math.floor(Math.random() * BEGINNINGS));
      return {
        wordings: wordings.map((each) => ({ ...each, source: 'built_in' })),
        again: REFUSALS_AGAIN[0]?.[form] ?? '',
        guess: { who: guess.who, kind: guess.kind },
        isFromHere: true,
        seen: null,
        offered: null,
      };
    });

  return useWriting({ ask, here, toldIn, onText, isAboutOthers: true });
}
