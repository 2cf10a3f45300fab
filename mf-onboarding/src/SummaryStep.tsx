import type { Problem } from '@spire/client';
import type { FieldError } from '@spire/domain/errorCodes';
import { common, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { Actions } from './Actions.tsx';
import { AnswerList } from './AnswerList.tsx';
import { onboarding } from './messages/namespace.ts';
import { StepPage } from './StepPage.tsx';
import { SUMMARY_STEP, type Answers } from './wizard.ts';

/** Problems whose own text tells the person what to do, beyond trying again. */
const EXPLAINED = ['UNAUTHENTICATED', 'NETWORK', 'TIMEOUT', 'RATE_LIMITED', 'UNAVAILABLE'] as const;

interface SummaryStepProps {
  answers: Answers;
  refused: readonly FieldError[];
  problem: Problem | null;
  isSaving: boolean;
  onAmend: (step: number) => void;
  onStart: () => void;
  onBack: () => void;
}

/** The last step: everything that was answered, each to be changed, and the way into the app. */
export function SummaryStep({ answers, refused, problem, isSaving, onAmend, onStart, onBack }: SummaryStepProps) {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const explained = EXPLAINED.find((code) => code === problem?.code);
  return (
    <StepPage
      step={SUMMARY_STEP}
      title={t('steps.summary.title', { name: answers.nickname.trim() })}
      lead={t('steps.summary.lead')}
    >
      <Stack $gap={6}>
        <Card title={t('steps.summary.label')}>
          <AnswerList answers={answers} refused={refused} onAmend={onAmend} />
        </Card>
        {problem !== null && (
          <Notice kind="error" title={t('saveFailed.title')}>
            <p>{t('saveFailed.text')}</p>
            {explained !== undefined && <p>{tCommon(`errors.${explained}`)}</p>}
            <p>{t('saveFailed.kept')}</p>
          </Notice>
        )}
        <Actions onBack={onBack}>
          <BusyButton isWide isBusy={isSaving} busyLabel={tCommon('states.saving')} onClick={onStart}>
            {t('steps.summary.start')}
          </BusyButton>
        </Actions>
      </Stack>
    </StepPage>
  );
}
