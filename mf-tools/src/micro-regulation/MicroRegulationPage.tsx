import { currentMoment, todaysDate, useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { showToast, usePagePath, useSession } from '@spire/remote-kit';
import { useNavigate } from '@spire/remote-kit/router';
import { isWorse } from '@spire/domain/learntExercises';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import { useForm } from '@spire/remote-kit/form';
import { HelpFound } from '@spire/written/HelpFound';
import { useState } from 'react';
import { AfterHelpHere } from '../tool-frame/AfterHelpHere.tsx';
import { doesGood } from '../tool-frame/felt.ts';
import { useMark } from '../tool-frame/useMark.ts';
import { Stopped } from '../tool-frame/Stopped.tsx';
import { Narrow } from '../tool-frame/ToolFlow.tsx';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { AddMicroRegulationDocument } from './AddMicroRegulation.generated.ts';
import { AfterPage } from './AfterPage.tsx';
import { microRegulation } from './messages/namespace.ts';
import { inputFrom, microErrors, NOTHING_YET, type ShownExercise } from './microDraft.ts';
import { MicroExercise } from './MicroExercise.tsx';
import { MicroWorse } from './MicroWorse.tsx';
import { RunningMicro } from './RunningMicro.tsx';
import { MicroStart } from './MicroStart.tsx';
import { useMicroExercise } from './useMicroExercise.ts';
import { useMoment } from './useMoment.ts';

/** The purpose of a save that leads Home. */
const HOME = 'home';

/** Micro-regulation: a start, one small exercise with its reason, how it was afterwards, and back (spec 2 §4); help in its place after help was found (D58). */
export default function MicroRegulationPage() {
  const t = useMessages(microRegulation);
  const [worse, setWorse] = useState<{ exercise: ShownExercise; feeling: AfterFeeling }>();
  const navigate = useNavigate();
  const home = usePagePath('home') ?? '/';
  const [stopped, setStopped] = useState<string>();
  const { userId } = useSession();
  const { state: marking, mark } = useMark();
  const { at, go } = useMoment();
  const { day } = useDayMode();
  const form = useForm({
    name: `microRegulation.${userId}`,
    initial: () => NOTHING_YET,
    check: microErrors,
    toInput: (draft) => inputFrom(draft, currentMoment(), todaysDate()),
    save: useSave(AddMicroRegulationDocument, { makesId: true }),
    onSaved: (_, intent) => {
      if (intent === HOME) return void navigate(home);
      if (worse === undefined) go('start', { replace: true });
    },
    ...(day?.mode === 'afterHelp' || worse !== undefined ? {} : { success: t('after.saved') }),
    failure: { title: t('after.failedTitle'), text: `${t('after.failed')} ${t('after.kept')}` },
    words: ({ field }) => (field === 'afterFeeling' ? t('after.missing') : undefined),
  });
  const { draft, change, forget } = form;
  const { exercise, shown } = draft;
  const micro = useMicroExercise((found) => {
    setWorse(undefined);
    change({ exercise: found, afterFeeling: null, shown: [...shown, found.title] });
    go('exercise', { replace: at !== 'start' });
  });
  const { state, write, goOn, notMe } = micro.writing;

  if (state.kind === 'help') return <HelpFound {...state} onGoOn={goOn} onNotMe={notMe} />;
  if (day?.mode === 'afterHelp')
    return (
      <Narrow>
        <AfterHelpHere kind={day.helpKind} />
      </Narrow>
    );
  const lately = { isSomeoneFirst: micro.isOftenWorse };
  const milder = (than: string | undefined) => () =>
    write({ shown: than === undefined ? shown : [than], isMilder: true });
  if (at === 'stopped') return <Stopped {...lately} onMilder={milder(stopped)} />;
  const left =
    worse ??
    (at === 'worse' && exercise !== null ? { exercise, feeling: draft.afterFeeling ?? 'unsettled' } : undefined);
  if (at === 'worse' && left !== undefined)
    return (
      <MicroWorse
        {...{ ...lately, form, day }}
        title={left.exercise.title}
        feeling={left.feeling}
        onMilder={milder(left.exercise.title)}
        onUndo={() => mark(left.exercise.id, 'welcome')}
        undoing={marking}
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
  const end = (then: () => void, intent?: string) => {
    if (draft.afterFeeling !== null) return void form.submit(undefined, intent);
    forget();
    showToast({ id: 'microRegulation.skipped', kind: 'info', title: t('after.skipped') });
    then();
  };
  const toStart = () => go('start', { replace: true });
  if (at === 'after')
    return (
      <AfterPage
        {...{ day, form }}
        hasHelpedBefore={doesGood(
          micro.tried.map(({ title, afterFeeling }) => (title === exercise.title ? afterFeeling : null)),
        )}
        onBack={() => go('exercise', { replace: true })}
        onFeel={(afterFeeling) => {
          change({ afterFeeling });
          if (!isWorse(afterFeeling, exercise.isForEnergy === true)) return;
          setWorse({ exercise, feeling: afterFeeling });
          go('worse', { replace: true });
        }}
        onEnd={() => end(() => void navigate(home), HOME)}
        onAnother={() => end(toStart)}
      />
    );
  const close = () => {
    forget();
    toStart();
  };
  if (at === 'running')
    return (
      <RunningMicro
        exercise={exercise}
        onDone={() => go('after', { replace: true })}
        onStop={() => {
          mark(exercise.id, 'stopped');
          setStopped(exercise.title);
          forget();
          go('stopped', { replace: true });
        }}
        onClose={() => go('exercise', { replace: true })}
      />
    );
  return (
    <MicroExercise
      exercise={exercise}
      writing={micro.writing}
      onStart={() => go('running')}
      onDone={() => go('after')}
      onAnother={() => write({ shown, isMilder: false })}
      onClose={close}
    />
  );
}
