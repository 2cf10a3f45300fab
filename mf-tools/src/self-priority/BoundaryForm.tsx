import { LIMITS } from '@spire/domain/limits';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { options, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { FeelingGrid } from '@spire/ui/FeelingGrid';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { TextField } from '@spire/ui/TextField';
import { NextWait } from '@spire/written/NextWait';
import { writtenTools } from '../written/messages/namespace.ts';
import { StepFrame } from '../written/StepFrame.tsx';
import type { useStep } from '../written/useStep.ts';
import { boundaryErrors, type BoundaryDraft } from './boundary.ts';
import { EarlierBoundaries } from './EarlierBoundaries.tsx';
import { EMOJI_NAMES } from './emojiNames.ts';
import { selfPriority } from './messages/namespace.ts';
import type { useBoundary } from './useBoundary.ts';

/** One for each input. */
export const STEPS = 3;
const QUESTIONS = ['shouldDo', 'need', 'emoji'] as const;
const FIELDS = ['shouldDo', 'needText', 'emoji'] as const;
const BESIDE: readonly string[] = ['TOO_LONG', 'UNSEEN'];

interface BoundaryFormProps {
  form: Form<BoundaryDraft>;
  step: ReturnType<typeof useStep>;
  writing: ReturnType<typeof useBoundary>;
  /** Help was shown because a no could be dangerous (S15). */
  isWithoutScript: boolean;
}

/** The three inputs, one a screen; words are found from the last. */
export function BoundaryForm({ form, step, writing, isWithoutScript }: BoundaryFormProps) {
  const t = useMessages(selfPriority);
  const tOptions = useMessages(options);
  const tWrittenTools = useMessages(writtenTools);
  const { draft, change } = form;
  const { at, show } = step;
  const question = QUESTIONS[at - 1] ?? 'shouldDo';
  const wrong = boundaryErrors(draft);
  const isMissing = wrong.some(({ code }) => code === 'REQUIRED' || code === 'UNKNOWN_OPTION');
  const isMissingHere = wrong.some(({ field, code }) => field === FIELDS[at - 1] && code !== 'TOO_LONG');
  const isLast = at === STEPS;

  const missing = isLast ? isMissing && t('missing') : isMissingHere && t('missingHere');

  /** Missing answers are named at the button; those that are too long or show nothing, beside their fields. */
  function errorOf(field: string): string | undefined {
    const error = wrong.find((each) => each.field === field && BESIDE.includes(each.code));
    return error && form.textOf(error);
  }

  function find() {
    const [tooLong] = wrong;
    if (tooLong === undefined) writing.write(draft);
    else show(FIELDS.findIndex((field) => field === tooLong.field) + 1);
  }

  return (
    <StepFrame
      title={tOptions('tools.self_priority.title')}
      lead={t('lead')}
      question={t(`questions.${question}`)}
      hint={t(`hints.${question}`)}
      at={at}
      count={STEPS}
      minutes={2}
      onBack={at === 1 ? undefined : () => show(at - 1)}
      below={at === 1 && <EarlierBoundaries />}
      isLong={isLast}
      actions={
        <BusyButton
          isWide
          isBusy={writing.state.kind === 'asking'}
          busyLabel={tWrittenTools('waiting')}
          disabledReason={missing === false ? undefined : missing}
          onClick={isLast ? find : () => show(at + 1)}
        >
          {isLast ? t('submit') : tWrittenTools('next')}
        </BusyButton>
      }
    >
      {isWithoutScript && <Notice kind="info">{t('noScript')}</Notice>}
      {at === 1 && (
        <TextField
          label={t('labels.shouldDo')}
          name="shouldDo"
          isMultiline
          rows={3}
          limit={LIMITS.freeText}
          value={draft.shouldDo}
          error={errorOf('shouldDo')}
          onChange={(shouldDo) => change({ shouldDo })}
        />
      )}
      {at === 2 && (
        <TextField
          label={t('labels.need')}
          name="needText"
          isMultiline
          rows={3}
          limit={LIMITS.freeText}
          value={draft.needText}
          error={errorOf('needText')}
          onChange={(needText) => change({ needText })}
        />
      )}
      {isLast && (
        <FeelingGrid
          legend={t('questions.emoji')}
          isLegendHidden
          isRoomy
          options={PRIORITY_EMOJIS.map((emoji) => ({ id: emoji, emoji, label: t(`emojis.${EMOJI_NAMES[emoji]}`) }))}
          selected={draft.emoji === '' ? null : draft.emoji}
          onChange={(emoji) => change({ emoji })}
        />
      )}
      {writing.state.kind === 'failed' && (
        <Notice kind="error" title={t('failedTitle')}>
          {t('failed')} {tWrittenTools('failedKept')}
        </Notice>
      )}
      {writing.state.kind === 'asking' && <NextWait onGiveUp={writing.giveUp} />}
      {isLast && <Quiet>{tWrittenTools('private')}</Quiet>}
    </StepFrame>
  );
}
