import { common, useMessages } from '@spire/i18n';
import type { Answers } from '@spire/profile-form/answers';
import { QUESTIONS } from '@spire/profile-form/questions';
import { BusyButton } from '@spire/ui/Button';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { OtherForm } from './OtherForm.tsx';
import { onboarding } from './messages/namespace.ts';
import { StepPage } from './StepPage.tsx';
import { minutesFrom, obstacle, stepOf, type FieldId, type OnboardingForm } from './wizard.ts';

interface QuestionStepProps {
  id: FieldId;
  answers: Answers;
  form: OnboardingForm;
  /** Opened from the summary: the way on is the way back there. */
  isAmendment: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** One question of the wizard. Enter goes on, or says why it cannot (A19). */
export function QuestionStep({ id, answers, form, isAmendment, onNext, onBack }: QuestionStepProps) {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const step = stepOf(id) ?? 1;
  const minutes = minutesFrom(step);
  const welcome = isAmendment ? undefined : t('duration', { count: minutes });
  const lead = id === 'nickname' ? welcome : t(`steps.${id}.lead`);
  const inTheWay = obstacle(id, answers);
  const Question = QUESTIONS[id];

  return (
    <StepPage
      above={step === 1 && !isAmendment ? <OtherForm to="onePage" /> : undefined}
      step={step}
      title={t(`steps.${id}.title`)}
      lead={lead}
      minutesLeft={isAmendment ? undefined : minutes}
      onBack={step === 1 || isAmendment ? undefined : onBack}
      onSubmit={onNext}
      action={
        <BusyButton
          type="submit"
          isWide
          busyLabel={tCommon('states.loading')}
          disabledReason={inTheWay === undefined ? undefined : form.textOf(inTheWay)}
        >
          {isAmendment ? t('backToSummary') : tCommon('actions.next')}
        </BusyButton>
      }
    >
      <Stack $gap={6}>
        <Question answers={answers} onChange={form.change} error={form.errorOf(id)} onNext={onNext} />
        {step === 1 && <Quiet>{t('kept')}</Quiet>}
      </Stack>
    </StepPage>
  );
}
