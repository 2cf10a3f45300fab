import { common, useMessages } from '@spire/i18n';
import type { Answers } from '@spire/profile-form/answers';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { AnswerList } from './AnswerList.tsx';
import { onboarding } from './messages/namespace.ts';
import { NotSaved } from './NotSaved.tsx';
import { StepPage } from './StepPage.tsx';
import { SUMMARY_STEP, type OnboardingForm } from './wizard.ts';

interface SummaryStepProps {
  answers: Answers;
  form: OnboardingForm;
  onAmend: (step: number) => void;
  onBack: () => void;
}

/** The last step: everything that was answered, each to be changed, and the way into the app. */
export function SummaryStep({ answers, form, onAmend, onBack }: SummaryStepProps) {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const { isSaving, errorOf, submit } = form;
  return (
    <StepPage
      step={SUMMARY_STEP}
      title={t('steps.summary.title', { name: answers.nickname.trim() })}
      lead={t('steps.summary.lead')}
      welcome={t('short.welcome')}
      onBack={onBack}
      onSubmit={() => void submit()}
      action={
        <BusyButton type="submit" isWide isBusy={isSaving} busyLabel={tCommon('states.saving')}>
          {t('steps.summary.start')}
        </BusyButton>
      }
    >
      <Stack $gap={6}>
        <NotSaved form={form} />
        <Card title={t('steps.summary.label')}>
          <AnswerList answers={answers} errorOf={errorOf} onAmend={onAmend} />
        </Card>
      </Stack>
    </StepPage>
  );
}
