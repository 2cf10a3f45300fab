import { currentMoment, todaysDate, useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { HelpFound } from '@spire/written/HelpFound';
import { useEffect, useRef, useState } from 'react';
import { isQuiet, useDayMode } from '@spire/written/day/useDayMode.ts';
import { useKept } from '../written/useKept.ts';
import { useStep } from '../written/useStep.ts';
import { AddSelfPriorityDocument } from './AddSelfPriority.generated.ts';
import { inputFrom, NOTHING } from './boundary.ts';
import { BoundaryForm, STEPS } from './BoundaryForm.tsx';
import { BoundaryResult, type KeptBoundary } from './BoundaryResult.tsx';
import { selfPriority } from './messages/namespace.ts';
import { useBoundary } from './useBoundary.ts';

/**
 * Prioritise yourself: three answers, then words for a no and why it counts, saved at once (spec 2 §4). Where the words
 * hint at violence or control there is help and no script (S15); what was written stays.
 */
export default function SelfPriorityPage() {
  const t = useMessages(selfPriority);
  const { userId } = useSession();
  const step = useStep(STEPS);
  const { day } = useDayMode();
  const [kept, keep] = useKept<KeptBoundary>(`selfPriority.done.${userId}`);
  const [isWithoutScript, setWithoutScript] = useState(false);
  const form = useForm({
    name: `selfPriority.${userId}`,
    initial: () => NOTHING,
    toInput: (draft) => inputFrom(draft, currentMoment(), todaysDate()),
    save: useSave(AddSelfPriorityDocument, { makesId: true }),
    onSaved: ({ addSelfPriority: { id, record } }) => {
      if (record.__typename !== 'SelfPriorityRecord') return;
      keep({
        id,
        boundary: record,
        isFromHere: form.draft.answer?.isFromHere ?? false,
        seen: form.draft.answer?.seen ?? null,
      });
    },
    ...(isQuiet(day) ? {} : { success: t('result.saved') }),
  });
  const { draft, change, state, submit } = form;
  const { answer } = draft;
  const writing = useBoundary((made) => change({ answer: made }));

  // A found answer is saved at once; a reload in between begins there again.
  const isToSave = answer !== null && state.kind === 'resting';
  const save = useRef(submit);
  useEffect(() => {
    save.current = submit;
  });
  useEffect(() => {
    if (isToSave) void save.current();
  }, [isToSave]);

  if (writing.state.kind === 'help') {
    const { crisis } = writing.state;
    return (
      <HelpFound
        crisis={crisis}
        onGoOn={() => {
          setWithoutScript(crisis === 'abuse');
          writing.goOn();
        }}
        onNotMe={() => {
          setWithoutScript(crisis === 'abuse');
          writing.notMe();
        }}
      />
    );
  }
  if (kept !== undefined)
    return (
      <BoundaryResult
        day={day}
        of={kept}
        onAgain={() => {
          keep(undefined);
          step.show(1);
        }}
      />
    );
  if (answer !== null) {
    const { shouldDo, needText, emoji } = draft;
    const boundary = { shouldDo, needInstead: { text: needText, emoji }, ...answer };
    return (
      <BoundaryResult
        day={day}
        of={{ boundary, isFromHere: answer.isFromHere, seen: answer.seen ?? null }}
        saving={{ state, onRetry: () => void submit() }}
        onAgain={undefined}
      />
    );
  }
  return <BoundaryForm form={form} step={step} writing={writing} isWithoutScript={isWithoutScript} />;
}
