import { readAnswers } from '@spire/profile-form/answers';
import { QuestionStep } from './QuestionStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useAmend, useWizardStep } from './useWizardStep.ts';
import { reachableStep, readStep, STEPS, type OnboardingForm } from './wizard.ts';

/** The eight steps of onboarding (spec 1 §2). */
export function Wizard({ form }: { form: OnboardingForm }) {
  const answers = readAnswers(form.draft);
  const amend = useAmend();
  const { step, isAmendment, goOn, goBack } = useWizardStep({
    reachable: reachableStep(answers),
    remembered: readStep(form.draft.step) ?? 1,
    remember: (current) => form.change({ step: current }),
  });

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
