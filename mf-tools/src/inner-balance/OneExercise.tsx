import { currentMoment, todaysDate, useLatestSave, useSave } from '@spire/client';
import type { Exercise } from '@spire/content/exercises/exercise';
import { isForEnergy } from '@spire/content/isForEnergy';
import { isWorse } from '@spire/domain/learntExercises';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import { useLanguage, useMessages } from '@spire/i18n';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useEffect, useState } from 'react';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { Stopped, Worse } from '../tool-frame/Stopped.tsx';
import { useMark } from '../tool-frame/useMark.ts';
import { AddInnerBalanceDocument } from './AddInnerBalance.generated.ts';
import { Asked } from './Asked.tsx';
import { ExerciseDetail } from './ExerciseDetail.tsx';
import { ExerciseDone } from './ExerciseDone.tsx';
import { innerBalance } from './messages/namespace.ts';
import { RunningExercise } from './RunningExercise.tsx';
import { TellInnerBalanceDocument } from './TellInnerBalance.generated.ts';
import { EXERCISE_TIMER, type useWays, type Way } from './useWays.ts';

interface OneExerciseProps {
  exercise: Exercise;
  /** For whoever it was too much for. */
  milder: Exercise | undefined;
  /** Exercises have made things worse more than once lately. */
  isSomeoneFirst: boolean;
  at: Extract<Way, { exercise: string }>['at'];
  go: ReturnType<typeof useWays>['go'];
}

/** One exercise from its instructions to its end; it is saved once, however it ended (trap 104). */
export function OneExercise({ exercise, milder, isSomeoneFirst, at, go }: OneExerciseProps) {
  const t = useMessages(innerBalance);
  const tToolFrame = useMessages(toolFrame);
  const language = useLanguage();
  const { state: marking, mark } = useMark();
  const { day } = useDayMode();
  const { state, save } = useSave(AddInnerBalanceDocument);
  const [recordId, setRecordId] = useState('');
  const [feeling, setFeeling] = useState<AfterFeeling | null>(null);
  const { state: telling, want: tell } = useLatestSave(TellInnerBalanceDocument, (feltAfter: AfterFeeling) => ({
    id: recordId,
    feltAfter,
  }));
  const { id, category, minutes } = exercise;
  const title = exercise.title[language];
  const to = (moment: OneExerciseProps['at']) => go({ at: moment, exercise: id }, { replace: true });

  const saveIt = async (record: string) => {
    const now = currentMoment().toISOString();
    const input = { date: todaysDate(), completedAt: now, category, activity: id, durationMinutes: minutes };
    await save({ ...input, id: record });
  };
  const leave = () => go({ at: 'categories' }, { replace: true });
  const timer = useKeptTimer(`${EXERCISE_TIMER}${id}`, minutes * 60, () => {
    if (at === 'running' || at === 'asked') leave();
  });
  const finish = () => {
    if (!timer.end()) {
      leave();
      return;
    }
    const record = crypto.randomUUID();
    setRecordId(record);
    setFeeling(null);
    to('done');
    void saveIt(record);
  };
  const feel = (felt: AfterFeeling) => {
    setFeeling(felt);
    tell(felt);
    if (isWorse(felt, isForEnergy(exercise))) to('worse');
  };

  // An end without an exercise to save, such as after a reload, leads back to the choice of exercises.
  const isLost = at === 'done' && state.kind === 'resting';
  useEffect(() => {
    if (isLost) go({ at: 'categories' }, { replace: true });
  }, [isLost, go]);

  const gentler = {
    milder: milder && `${milder.title[language]} · ${t('minutes', { count: milder.minutes })}`,
    onMilder: () =>
      go(
        milder === undefined ? { at: 'category', category, isMilder: true } : { at: 'exercise', exercise: milder.id },
        {
          replace: true,
        },
      ),
    isSomeoneFirst,
  };
  const isNotTold = telling.kind === 'failed' || telling.kind === 'refused';
  const notTold = isNotTold && <SaveNotice state={telling} title={tToolFrame('end.failed')} />;

  switch (at) {
    case 'exercise':
      return (
        <ExerciseDetail
          exercise={exercise}
          isUnderWay={timer.at !== undefined}
          onStart={() => go({ at: 'running', exercise: id })}
          onDone={finish}
        />
      );
    case 'running':
      return (
        <RunningExercise
          exercise={exercise}
          timer={timer}
          onDone={finish}
          onAsk={() => to('asked')}
          onStop={() => {
            timer.end();
            mark(id, 'stopped');
            to('stopped');
          }}
          onClose={() => {
            timer.end();
            to('exercise');
          }}
        />
      );
    case 'asked':
      return (
        <Asked
          title={title}
          onYes={finish}
          onNo={() => {
            timer.end();
            leave();
          }}
        />
      );
    case 'stopped':
      return <Stopped {...gentler} />;
    case 'worse':
      return (
        <Worse
          {...{ ...gentler, day, title }}
          feeling={feeling ?? 'unsettled'}
          onUndo={() => mark(id, 'welcome')}
          undoing={marking}
        >
          {notTold}
        </Worse>
      );
    case 'done':
      return (
        <ExerciseDone
          {...{ day, id, title, state, feeling }}
          onFeel={feel}
          onAnother={leave}
          onRetry={() => void saveIt(recordId)}
        >
          {notTold}
        </ExerciseDone>
      );
  }
}
