import { useSave } from '@spire/client';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { useLanguage } from '@spire/i18n';
import { useCallback } from 'react';
import { writtenOf } from '../written/writing.ts';
import type { Backing, BoundaryDraft } from './boundary.ts';
import { ValidateBoundaryDocument } from './ValidateBoundary.generated.ts';

const paragraphs = (text: string, reminder: string) => `${text}\n\n${reminder}`;

/** Why the need counts: of the server, or the text of this device for that need where nobody can be reached. */
export function useBacking() {
  const language = useLanguage();
  const { save } = useSave(ValidateBoundaryDocument);
  return useCallback(
    async ({ shouldDo, needText, emoji }: BoundaryDraft, sayNoExample: string): Promise<Backing | null> => {
      const answer = await save({ language, shouldDo, needInstead: needText, emoji, sayNoExample });
      const why = writtenOf(answer, (data) => data.validateBoundary);
      if (why.kind === 'text') return { text: paragraphs(why.text.text, why.text.reminder), source: why.text.source };
      if (why.kind === 'help') return null;
      try {
        const { BOUNDARY_TEXTS, GROUP_OF_EMOJI } = await import('@spire/content/boundaryTexts');
        const chosen = PRIORITY_EMOJIS.find((each) => each === emoji);
        const { validations, reminder } = BOUNDARY_TEXTS[chosen === undefined ? 'care' : GROUP_OF_EMOJI[chosen]];
        return { text: paragraphs(validations[0]?.[language] ?? '', reminder[language]), source: 'built_in' };
      } catch {
        return null;
      }
    },
    [save, language],
  );
}
