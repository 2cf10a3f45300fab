import { currentMoment, todaysDate, useSave } from '@spire/client';
import { EVENT_KINDS } from '@spire/domain/eventKinds';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { LoadingState } from '@spire/ui/states';
import { Suspense } from 'react';
import { useKept } from '../written/useKept.ts';
import { useStep } from '../written/useStep.ts';
import { AddExpectationSessionDocument } from './AddExpectationSession.generated.ts';
import { LiftResult } from './lazyParts.ts';
import { inputFrom, liftErrors, NOTHING, QUESTIONS, type KeptLift } from './lift.ts';
import { LiftForm } from './LiftForm.tsx';
import { expectationLift } from './messages/namespace.ts';

/** Expectation lift: four steps, saved when the last is done, and then an encouragement (spec 2 §4). */
export default function ExpectationLiftPage() {
  const t = useMessages(expectationLift);
  const { userId } = useSession();
  const step = useStep(QUESTIONS.length);
  const { day } = useDayMode();
  const [kept, keep] = useKept<KeptLift>(`expectationLift.end.${userId}`);
  const form = useForm({
    name: `expectationLift.${userId}`,
    initial: () => NOTHING,
    check: liftErrors,
    toInput: (draft) => inputFrom(draft, currentMoment(), todaysDate()),
    save: useSave(AddExpectationSessionDocument, { makesId: true }),
    onSaved: ({ addExpectationSession: session }, chosen) =>
      keep({ session, about: EVENT_KINDS.find((kind) => kind === chosen) ?? null, response: null }),
    ...(day?.mode === 'afterHelp' ? {} : { success: t('result.savedToast') }),
    failure: { title: t('notSaved'), text: t('notSavedKept') },
  });

  if (kept === undefined) return <LiftForm form={form} step={step} />;
  return (
    <Suspense fallback={<LoadingState text={t('result.creating')} />}>
      <LiftResult
        day={day}
        key={kept.session.id}
        of={kept}
        onChange={keep}
        onAgain={() => {
          keep(undefined);
          step.show(1);
        }}
      />
    </Suspense>
  );
}
