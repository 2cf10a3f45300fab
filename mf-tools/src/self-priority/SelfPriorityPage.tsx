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
import { inputFrom, NOTHING, type Wording } from './boundary.ts';
import { BoundaryResult, type KeptBoundary } from './BoundaryResult.tsx';
import { selfPriority } from './messages/namespace.ts';
import { RequestStep } from './RequestStep.tsx';
import { STEPS } from './steps.ts';
import { useBacking } from './useBacking.ts';
import { useRefusals } from './useRefusals.ts';
import { WaysStep } from './WaysStep.tsx';
import { WordsStep } from './WordsStep.tsx';

/**
 * Prioritise yourself: what is asked for, three whole ways to say no, and the chosen one to edit and take along (D62).
 * Where the words hint at violence or control there is help and no script (S15); what was written stays.
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
      if (record.__typename === 'SelfPriorityRecord') keep({ id, boundary: record });
    },
    ...(isQuiet(day) ? {} : { success: t('result.saved') }),
  });
  const { draft, change } = form;
  const { found, message } = draft;
  const writing = useRefusals((each) => {
    change({ found: each, tone: null, message: null });
    step.show(2);
  });
  const back = useBacking();
  const latest = useRef(message);
  useEffect(() => {
    latest.current = message;
  });

  async function choose({ text, source }: Wording) {
    change({ message: text, messageSource: source, backing: null });
    step.show(STEPS);
    const backing = await back(draft, text);
    // A person who has gone back to choose another waits for another reason.
    if (backing !== null && latest.current !== null) change({ backing });
  }

  if (writing.state.kind === 'help') {
    const { crisis, told } = writing.state;
    return (
      <HelpFound
        crisis={crisis}
        told={told}
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
  if (found !== null && message !== null && step.at === STEPS)
    return (
      <WordsStep
        form={form}
        onBack={() => {
          change({ message: null, backing: null });
          step.show(2);
        }}
      />
    );
  if (found !== null && step.at >= 2)
    return (
      <WaysStep form={form} found={found} onBack={() => step.show(1)} onChosen={(wording) => void choose(wording)} />
    );
  return <RequestStep form={form} writing={writing} isWithoutScript={isWithoutScript} />;
}
