import { currentMoment, todaysDate, useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { HelpFound } from '@spire/written/HelpFound';
import { useEffect, useRef, useState } from 'react';
import { isQuiet, useDayMode } from '@spire/written/day/useDayMode.ts';
import { useHelpFirst } from '@spire/written/useHelpFirst.ts';
import { useKept } from '../written/useKept.ts';
import { useStep } from '../written/useStep.ts';
import { AddSelfPriorityDocument } from './AddSelfPriority.generated.ts';
import { ANEW, inputFrom, NOTHING, withWays, type Wording } from './boundary.ts';
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
  const help = useHelpFirst(useSave(AddSelfPriorityDocument, { makesId: true }), ({ sayNoExample }) => [sayNoExample]);
  const form = useForm({
    name: `selfPriority.${userId}`,
    initial: () => NOTHING,
    toInput: (draft) => inputFrom(draft, currentMoment(), todaysDate()),
    save: help.save,
    onSaved: ({ addSelfPriority: { id, record } }) => {
      if (record.__typename === 'SelfPriorityRecord') keep({ id, boundary: record });
    },
    success: () => (isQuiet(day) || help.hasComeBefore() ? undefined : t('result.saved')),
  });
  const { draft, change } = form;
  const { found, message } = draft;
  const writing = useRefusals((each) => {
    change({ ...ANEW, found: each });
    step.show(2);
  });
  const back = useBacking();
  const latest = useRef(draft.messageOf);
  useEffect(() => {
    latest.current = draft.messageOf;
  });

  async function choose(wording: Wording) {
    const isSame = draft.messageOf === wording.text;
    change({ ...withWays(draft, wording), ...(!isSame && { backing: null }) });
    step.show(STEPS);
    if (isSame && draft.backing !== null) return;
    const backing = await back(draft, wording.text);
    // A person who has gone back to choose another waits for another reason.
    if (backing !== null && latest.current === wording.text) change({ backing });
  }

  if (help.crisis !== null)
    return <HelpFound crisis={help.crisis} told={help.told} onGoOn={help.goOn} onNotMe={help.notAboutMe} />;
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
    return <WordsStep form={form} onBack={() => step.show(2)} />;
  if (found !== null && step.at >= 2)
    return (
      <WaysStep form={form} found={found} onBack={() => step.show(1)} onChosen={(wording) => void choose(wording)} />
    );
  return <RequestStep form={form} writing={writing} isWithoutScript={isWithoutScript} />;
}
