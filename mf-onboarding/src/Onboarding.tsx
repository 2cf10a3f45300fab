import type { FieldError } from '@spire/domain/errorCodes';
import { useSave } from '@spire/client';
import { useLanguage, useMessages } from '@spire/i18n';
import { useSaveWithConsent } from '@spire/profile-form/useSaveWithConsent';
import { readAnswers, type Answers } from '@spire/profile-form/answers';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { onboarding } from './messages/namespace.ts';
import { OnePage } from './OnePage.tsx';
import { useFormKind } from './OtherForm.tsx';
import { DecideHealthConsentDocument } from './DecideHealthConsent.generated.ts';
import { SaveProfileDocument } from './SaveProfile.generated.ts';
import { useAmend } from './useWizardStep.ts';
import { firstStepOf, inputFrom } from './wizard.ts';
import { Wizard } from './Wizard.tsx';

/** Its own words for what is not answered yet (spec 1 §5). */
function useOwnWords(): (error: FieldError) => string | undefined {
  const t = useMessages(onboarding);
  return ({ field, code }) => {
    const required = (['nickname', 'considerations', 'healthConsent', 'capacityLevel', 'goals'] as const).find(
      (each) => each === field,
    );
    return code === 'REQUIRED' && required !== undefined ? t(`required.${required}`) : undefined;
  };
}

/** The answers, in whichever form asks for them. They stay on the device until they are saved (D13). */
export function Onboarding({ initial, onSaved }: { initial: Answers; onSaved: () => void }) {
  const { userId } = useSession();
  const language = useLanguage();
  const kind = useFormKind();
  const amend = useAmend();
  const consent = useSave(DecideHealthConsentDocument);
  // Kept out of the cache: the gate would see a finished profile and take this page away before it can say "saved".
  const save = useSaveWithConsent(useSave(SaveProfileDocument, { isKeptFromCache: true }), consent);
  const form = useForm({
    name: `onboarding.${userId}`,
    initial: () => ({ ...initial, step: 1 }),
    toInput: (draft) => inputFrom(readAnswers(draft), language),
    save,
    onSaved,
    onRefused: handleRefused,
    words: useOwnWords(),
  });
  function handleRefused(fields: readonly FieldError[]) {
    const step = firstStepOf(fields);
    if (kind === 'steps' && step !== undefined) amend(step);
  }
  return kind === 'onePage' ? <OnePage form={form} /> : <Wizard form={form} />;
}
