import type { FieldError } from '@spire/domain/errorCodes';
import { useLanguage, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { onboarding } from './messages/namespace.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useSaveWithConsent } from './useSaveWithConsent.ts';
import { useWizardStep } from './useWizardStep.ts';
import { firstStepOf, inputFrom, reachableStep, readAnswers, readStep, STEPS, type Answers } from './wizard.ts';

/** The wizard's own words for what is not answered yet (spec 1 §5). */
function useOwnWords(): (error: FieldError) => string | undefined {
  const t = useMessages(onboarding);
  return ({ field, code }) => {
    const required = (['nickname', 'considerations', 'healthConsent', 'capacityLevel', 'goals'] as const).find(
      (each) => each === field,
    );
    return code === 'REQUIRED' && required !== undefined ? t(`required.${required}`) : undefined;
  };
}

/** The eight steps of onboarding (spec 1 §2). Answers stay on the device until they are saved (D13). */
export function Wizard({ initial, onSaved }: { initial: Answers; onSaved: () => void }) {
  const { userId } = useSession();
  const language = useLanguage();
  const form = useForm({
    name: `onboarding.${userId}`,
    initial: () => ({ ...initial, step: 1 }),
    toInput: (draft) => inputFrom(readAnswers(draft), language),
    save: useSaveWithConsent(),
    onSaved,
    onRefused: handleRefused,
    words: useOwnWords(),
  });
  const answers = readAnswers(form.draft);
  const { step, isAmendment, goOn, goBack, amend } = useWizardStep({
    reachable: reachableStep(answers),
    remembered: readStep(form.draft.step) ?? 1,
    remember: (current) => form.change({ step: current }),
  });
  function handleRefused(fields: readonly FieldError[]) {
    const refused = firstStepOf(fields);
    if (refused !== undefined) amend(refused);
  }

  const id = STEPS[step - 1]?.id ?? 'nickname';
  if (id === 'summary') return <SummaryStep answers={answers} form={form} onAmend={amend} onBack={goBack} />;
  return (
    <QuestionStep
      key={id}
      id={id}
      answers={answers}
      form={form}
      isAmendment={isAmendment}
      onNext={goOn}
      onBack={goBack}
    />
  );
}
