import { LIMITS } from '@spire/domain/limits';
import { options, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { TextField } from '@spire/ui/TextField';
import { NextWait } from '@spire/written/NextWait';
import { writtenTools } from '../written/messages/namespace.ts';
import { StepFrame } from '../written/StepFrame.tsx';
import { ANEW, boundaryErrors, type BoundaryDraft } from './boundary.ts';
import { EarlierBoundaries } from './EarlierBoundaries.tsx';
import { selfPriority } from './messages/namespace.ts';
import { NeedField } from './NeedField.tsx';
import { RequestChips } from './RequestChips.tsx';
import { STEPS } from './steps.ts';
import type { useRefusals } from './useRefusals.ts';

/** Errors that stand beside their field; a missing answer is named at the button. */
const BESIDE: readonly string[] = ['TOO_LONG', 'UNSEEN'];

interface RequestStepProps {
  form: Form<BoundaryDraft>;
  writing: ReturnType<typeof useRefusals>;
  /** Help was shown because a no could be dangerous (S15). */
  isWithoutScript: boolean;
}

/** The request, its asker and the person's own need, on one page. */
export function RequestStep({ form, writing, isWithoutScript }: RequestStepProps) {
  const t = useMessages(selfPriority);
  const tOptions = useMessages(options);
  const tWrittenTools = useMessages(writtenTools);
  const { draft, change } = form;
  const wrong = boundaryErrors(draft);
  const isMissing = wrong.some(({ code }) => code === 'REQUIRED' || code === 'UNKNOWN_OPTION');
  const tooMuch = wrong.find(({ code }) => BESIDE.includes(code));

  function errorOf(field: string): string | undefined {
    const error = wrong.find((each) => each.field === field && BESIDE.includes(each.code));
    return error && form.textOf(error);
  }

  return (
    <StepFrame
      title={tOptions('tools.self_priority.title')}
      lead={t('lead')}
      question={t('questions.shouldDo')}
      hint={t('hints.shouldDo')}
      at={1}
      count={STEPS}
      onBack={undefined}
      below={<EarlierBoundaries />}
      isLong
      actions={
        <BusyButton
          isWide
          isBusy={writing.state.kind === 'asking'}
          busyLabel={tWrittenTools('waiting')}
          idleReason={isMissing ? t('begin') : undefined}
          disabledReason={isMissing ? t('missing') : tooMuch && form.textOf(tooMuch)}
          onClick={() => writing.write(draft)}
        >
          {t('submit')}
        </BusyButton>
      }
    >
      {isWithoutScript && <Notice kind="info">{t('noScript')}</Notice>}
      <TextField
        label={t('labels.shouldDo')}
        name="shouldDo"
        isMultiline
        rows={2}
        limit={LIMITS.freeText}
        value={draft.shouldDo}
        error={errorOf('shouldDo')}
        onChange={(shouldDo) => change({ ...ANEW, shouldDo })}
      />
      <RequestChips draft={draft} change={change} />
      <NeedField draft={draft} change={change} error={errorOf('needText')} />
      {writing.state.kind === 'failed' && (
        <Notice kind="error" title={t('failedTitle')}>
          {t('failed')} {tWrittenTools('failedKept')}
        </Notice>
      )}
      {writing.state.kind === 'asking' && <NextWait onGiveUp={writing.giveUp} />}
      <Quiet>{tWrittenTools('private')}</Quiet>
    </StepFrame>
  );
}
