import { useSave } from '@spire/client';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { useLanguage } from '@spire/i18n';
import { useWriting } from '../written/useWriting.ts';
import { type DayHere, writtenHere } from '../written/writtenHere.ts';
import { writtenOf, type Written } from '../written/writing.ts';
import type { BoundaryAnswer, BoundaryDraft } from './boundary.ts';
import { ValidateBoundaryDocument } from './ValidateBoundary.generated.ts';
import { WriteBoundaryDocument } from './WriteBoundary.generated.ts';

const paragraphs = (text: string, reminder: string) => `${text}\n\n${reminder}`;

/**
 * Has words found for a no, and then why it counts (spec 2 §7); a ready-made pair from this device where nobody can be
 * reached. Never where somebody else may be dangerous (S15).
 */
export function useBoundary(onText: (answer: BoundaryAnswer) => void) {
  const language = useLanguage();
  const { save: writeNo } = useSave(WriteBoundaryDocument);
  const { save: validate } = useSave(ValidateBoundaryDocument);

  async function ask({ shouldDo, needText, emoji }: BoundaryDraft): Promise<Written<BoundaryAnswer>> {
    const about = { language, shouldDo, needInstead: needText, emoji };
    const no = writtenOf(await writeNo(about), (data) => data.writeBoundary);
    if (no.kind !== 'text') return no;
    const sayNoExample = no.text.text;
    const why = writtenOf(await validate({ ...about, sayNoExample }), (data) => data.validateBoundary);
    if (why.kind !== 'text') return why;
    const isByAi = no.text.source === 'ai' || why.text.source === 'ai';
    return {
      kind: 'text',
      text: {
        sayNoExample,
        validation: paragraphs(why.text.text, why.text.reminder),
        source: isByAi ? 'ai' : 'built_in',
        isFromHere: false,
        seen: no.text.seen ?? why.text.seen,
      },
    };
  }

  const toldIn = ({ shouldDo, needText }: BoundaryDraft) => [shouldDo, needText];

  const here = (draft: BoundaryDraft, day: DayHere) =>
    writtenHere({ told: toldIn(draft), isAboutOthers: true }, day, async (): Promise<BoundaryAnswer> => {
      const { BOUNDARY_TEXTS, GROUP_OF_EMOJI } = await import('@spire/content/boundaryTexts');
      const chosen = PRIORITY_EMOJIS.find((each) => each === draft.emoji);
      const texts = BOUNDARY_TEXTS[chosen === undefined ? 'care' : GROUP_OF_EMOJI[chosen]];
      const one = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)];
      return {
        sayNoExample: one(texts.sayNo)?.[language] ?? '',
        validation: paragraphs(one(texts.validations)?.[language] ?? '', texts.reminder[language]),
        source: 'built_in',
        isFromHere: true,
        seen: null,
      };
    });

  return useWriting({ ask, here, toldIn, onText, isAboutOthers: true });
}
