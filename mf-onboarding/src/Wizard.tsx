import { useDraft, useSession } from '@spire/remote-kit';
import { useState } from 'react';
import { QuestionStep } from './QuestionStep.tsx';
import { Saved } from './Saved.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useFieldMessage } from './useFieldMessage.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import { useWizardStep } from './useWizardStep.ts';
import { reachableStep, readAnswers, readStep, stepOf, STEPS, type Answers } from './wizard.ts';

/** The eight steps of onboarding (spec 1 §2). Answers stay on the device until they are saved (D13). */
export function Wizard({ initial }: { initial: Answers }) {
  const { userId } = useSession();
  const [draft, changeDraft, forgetDraft] = useDraft(`onboarding.${userId}`, { ...initial, step: 1 });
  const answers = readAnswers(draft);
  const { step, isAmendment, goOn, goBack, amend } = useWizardStep({
    reachable: reachableStep(answers),
    remembered: readStep(draft.step) ?? 1,
    remember: (current) => changeDraft({ step: current }),
  });
  const { save, isSaving, problem, refused, acquit } = useSaveProfile();
  const [isSaved, setSaved] = useState(false);
  const messageOf = useFieldMessage();

  function handleChange(part: Partial<Answers>) {
    acquit(Object.keys(part));
    changeDraft(part);
  }

  async function handleStart() {
    const found = await save(answers);
    if (found === null) {
      forgetDraft();
      setSaved(true);
      return;
    }
    const refusedStep = found.fields.map(({ field }) => stepOf(field)).find((each) => each !== undefined);
    if (refusedStep !== undefined) amend(refusedStep);
  }

  if (isSaved) return <Saved />;

  const id = STEPS[step - 1]?.id ?? 'nickname';
  if (id === 'summary') {
    return (
      <SummaryStep
        answers={answers}
        refused={refused}
        problem={problem}
        isSaving={isSaving}
        onAmend={amend}
        onStart={() => void handleStart()}
        onBack={goBack}
      />
    );
  }
  const refusal = refused.find(({ field }) => field === id);
  return (
    <QuestionStep
      key={id}
      id={id}
      answers={answers}
      onChange={handleChange}
      error={refusal === undefined ? undefined : messageOf(refusal)}
      isAmendment={isAmendment}
      onNext={goOn}
      onBack={goBack}
    />
  );
}
