import { currentMoment, todaysDate, useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { showToast, useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { HelpFound } from '@spire/written/HelpFound';
import { useState } from 'react';
import { AfterHelpHere } from '../tool-frame/AfterHelpHere.tsx';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { bringBack, setAside } from '../tool-frame/setAside.ts';
import { Stopped, Worse } from '../tool-frame/Stopped.tsx';
import { Narrow } from '../tool-frame/ToolFlow.tsx';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { AddMicroRegulationDocument } from './AddMicroRegulation.generated.ts';
import { AfterPage } from './AfterPage.tsx';
import { microRegulation } from './messages/namespace.ts';
import { inputFrom, isWorse, microErrors, NOTHING_YET, type MicroDraft, type ShownExercise } from './microDraft.ts';
import { MicroExercise } from './MicroExercise.tsx';
import { MicroStart } from './MicroStart.tsx';
import { useMicroExercise } from './useMicroExercise.ts';
import { useMoment } from './useMoment.ts';

/** Micro-regulation: a start, one small exercise with its reason, how it was afterwards, and back (spec 2 §4); help in its place after help was found (D58). */
export default function MicroRegulationPage() {
  const t = useMessages(microRegulation);
  const tToolFrame = useMessages(toolFrame);
  const [worse, setWorse] = useState<ShownExercise | null>(null);
  const { userId } = useSession();
  const { at, go } = useMoment();
  const { day } = useDayMode();
  const form = useForm({
    name: `microRegulation.${userId}`,
    initial: () => NOTHING_YET,
    check: microErrors,
    toInput: (draft) => inputFrom(draft, currentMoment(), todaysDate()),
    save: useSave(AddMicroRegulationDocument, { makesId: true }),
    onSaved: () => {
      if (!isWorse(draft) || exercise === null) return go('start', { replace: true });
      setAside(userId, exercise.id, currentMoment().getTime(), 'worse');
      setWorse(exercise);
      go('worse', { replace: true });
    },
    ...(day?.mode === 'afterHelp'
      ? {}
      : { success: (sent: MicroDraft) => (isWorse(sent) ? tToolFrame('end.saved') : t('after.saved')) }),
    failure: { title: t('after.failedTitle'), text: `${t('after.failed')} ${t('after.kept')}` },
    words: ({ field }) => (field === 'afterFeeling' ? t('after.missing') : undefined),
  });
  const { draft, change, forget } = form;
  const { exercise, shown } = draft;
  const micro = useMicroExercise((found) => {
    change({ exercise: found, step: 1, afterFeeling: null, shown: [...shown, found.title] });
    go('exercise', { replace: at !== 'start' });
  });
  const { state, write, goOn, notMe } = micro.writing;

  if (state.kind === 'help') return <HelpFound crisis={state.crisis} onGoOn={goOn} onNotMe={notMe} />;
  if (day?.mode === 'afterHelp')
    return (
      <Narrow>
        <AfterHelpHere kind={day.helpKind} />
      </Narrow>
    );
  if (at === 'stopped') return <Stopped onMilder={() => write({ shown, isMilder: true })} />;
  if (at === 'worse' && worse !== null)
    return (
      <Worse
        onMilder={() => write({ shown: [worse.title], isMilder: true })}
        onUndo={() => bringBack(userId, worse.id, currentMoment().getTime())}
      />
    );
  if (exercise === null || at === 'start')
    return (
      <MicroStart
        of={micro}
        onGoOn={exercise === null ? undefined : () => go('exercise')}
        onFind={() => write({ shown, isMilder: false })}
      />
    );
  if (at === 'after')
    return (
      <AfterPage
        day={day}
        form={form}
        onBack={() => go('exercise', { replace: true })}
        onSkip={() => {
          forget();
          showToast({ id: 'microRegulation.skipped', kind: 'info', title: t('after.skipped') });
          go('start', { replace: true });
        }}
      />
    );
  return (
    <MicroExercise
      exercise={exercise}
      step={draft.step}
      writing={micro.writing}
      onStep={(step) => change({ step })}
      onDone={() => go('after')}
      onAnother={() => write({ shown, isMilder: false })}
      onStop={() => {
        setAside(userId, exercise.id, Date.now());
        forget();
        go('stopped', { replace: true });
      }}
      onClose={() => {
        forget();
        go('start', { replace: true });
      }}
    />
  );
}
