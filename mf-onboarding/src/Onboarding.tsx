import type { FieldError } from '@spire/domain/errorCodes';
import { useSave } from '@spire/client';
import { useLanguage, useMessages } from '@spire/i18n';
import { useSaveWithConsent } from '@spire/profile-form/useSaveWithConsent';
import { profileOf, readAnswers, wordsForMissing, type Answers } from '@spire/profile-form/answers';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { HelpBefore } from '@spire/written/HelpBefore';
import { useHelpFirst } from '@spire/written/useHelpFirst.ts';
import { onboarding } from './messages/namespace.ts';
import { OnePage } from './OnePage.tsx';
import { useFormKind } from './OtherForm.tsx';
import { DecideHealthConsentDocument } from './DecideHealthConsent.generated.ts';
import { SaveProfileDocument } from './SaveProfile.generated.ts';
import { useAmend } from './useWizardStep.ts';
import { isShort, shortErrors, shortInput, tellsOfHealth } from './short.ts';
import { ShortStart } from './ShortStart.tsx';
import { firstStepOf } from './wizard.ts';
import { Wizard } from './Wizard.tsx';

const FORMS = { short: ShortStart, steps: Wizard, onePage: OnePage };

interface OnboardingProps {
  initial: Answers;
  /** They are saved; with whether help came first. */
  onSaved: (isAfterHelp: boolean) => void;
}

/** The answers, in whichever form asks for them. They stay on the device until they are saved (D13). */
export function Onboarding({ initial, onSaved }: OnboardingProps) {
  const t = useMessages(onboarding);
  const { userId } = useSession();
  const language = useLanguage();
  const kind = useFormKind();
  const amend = useAmend();
  // The gate asks the server who has a profile: one that waited here would lead back to an empty beginning.
  const consent = useSave(DecideHealthConsentDocument, { isAnsweredNow: true });
  // Kept out of the cache: the gate would see a finished profile and take this page away before it can say "saved".
  const profile = useSave(SaveProfileDocument, { isAnsweredNow: true, isKeptFromCache: true });
  const save = useSaveWithConsent(profile, consent, tellsOfHealth);
  const help = useHelpFirst(save, ({ specificChallenge }) => [specificChallenge]);
  const form = useForm({
    name: `onboarding.${userId}`,
    initial: () => ({ ...initial, step: 1 }),
    check: (draft, intent) => (isShort(intent) ? shortErrors(readAnswers(draft), intent) : []),
    toInput: (draft, intent) => {
      const answers = readAnswers(draft);
      const told = isShort(intent) ? shortInput(answers, language, intent) : profileOf(answers, language);
      return { ...told, onboardingCompleted: true };
    },
    save: help.save,
    onSaved: () => onSaved(help.hasComeBefore()),
    onRefused: handleRefused,
    failures: {
      UNAUTHENTICATED: { title: t('saveFailed.signedOutTitle'), text: t('saveFailed.signedOutText') },
      INTERNAL: { text: t('saveFailed.unknown') },
    },
    // Its own words for what is not answered yet (spec 1 §5).
    words: wordsForMissing((field) => {
      if (kind !== 'short' || field === 'considerations' || field === 'goals') return t(`required.${field}`);
      return t(`short.required.${field}`);
    }),
  });
  function handleRefused(fields: readonly FieldError[]) {
    const step = firstStepOf(fields);
    if (kind === 'steps' && step !== undefined) amend(step);
  }
  const Form = FORMS[kind];
  return (
    <HelpBefore of={help}>
      <Form form={form} />
    </HelpBefore>
  );
}
