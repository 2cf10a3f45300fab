import { LIMITS } from '@spire/domain/limits';
import { options, useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { BusyButton } from '@spire/ui/Button';
import { Disclosure } from '@spire/ui/Disclosure';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { TextField } from '@spire/ui/TextField';
import { useLayoutEffect, useRef } from 'react';
import { AiPart } from '../written/AiPart.tsx';
import { Origin } from '../written/Origin.tsx';
import { SendWays } from '../written/SendWays.tsx';
import { StepFrame } from '../written/StepFrame.tsx';
import { boundaryErrors, type BoundaryDraft } from './boundary.ts';
import { selfPriority } from './messages/namespace.ts';
import { STEPS } from './steps.ts';
import { WhyItCounts } from './WhyItCounts.tsx';

interface WordsStepProps {
  form: Form<BoundaryDraft>;
  onBack: () => void;
}

/** The chosen words, to be changed and taken along; what is changed is what is saved. Nothing is sent from here. */
export function WordsStep({ form, onBack }: WordsStepProps) {
  const t = useMessages(selfPriority);
  const tOptions = useMessages(options);
  const { draft, change, state, submit, isSaving } = form;
  const message = draft.message ?? '';
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = field.current?.querySelector('textarea');
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const wrong = boundaryErrors(draft).find((each) => each.field === 'message');
  const isEmpty = message.trim() === '';

  return (
    <StepFrame
      title={tOptions('tools.self_priority.title')}
      lead={t('lead')}
      question={t('words.title')}
      hint={t('words.lead')}
      at={3}
      count={STEPS}
      onBack={onBack}
      actions={
        <BusyButton
          isWide
          variant="secondary"
          isBusy={isSaving}
          busyLabel={t('words.saving')}
          disabledReason={isEmpty ? t('words.empty') : wrong && form.textOf(wrong)}
          onClick={() => void submit()}
        >
          {t('words.done')}
        </BusyButton>
      }
    >
      <div ref={field}>
        <TextField
          label={t('words.label')}
          name="message"
          isMultiline
          rows={4}
          limit={LIMITS.freeText}
          value={message}
          error={wrong && form.textOf(wrong)}
          onChange={(words) => change({ message: words })}
        />
      </div>
      {!isEmpty && <SendWays message={message} />}
      <SaveNotice state={state} title={t('result.notSaved')} />
      <WhyItCounts text={draft.backing?.text ?? ''} level={3} />
      {draft.found !== null && draft.found.again !== '' && (
        <Disclosure title={t('words.again')}>
          <p>{draft.found.again}</p>
        </Disclosure>
      )}
      <Origin source={draft.messageSource === 'ai' || draft.backing?.source === 'ai' ? 'ai' : 'built_in'} />
      <AiPart />
    </StepFrame>
  );
}
