import { currentMoment, todaysDate, useSave, useToday } from '@spire/client';
import type { Exercise } from '@spire/content/exercises/exercise';
import { options, useLanguage, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { LoadingState } from '@spire/ui/states';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import { useEffect } from 'react';
import { setAside } from '../tool-frame/setAside.ts';
import { Stopped } from '../tool-frame/Stopped.tsx';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useSuits } from '../tool-frame/useSuits.ts';
import { AddInnerBalanceDocument } from './AddInnerBalance.generated.ts';
import { Asked } from './Asked.tsx';
import { Categories } from './Categories.tsx';
import { ExerciseDetail } from './ExerciseDetail.tsx';
import { ExerciseDone } from './ExerciseDone.tsx';
import { ExerciseList } from './ExerciseList.tsx';
import { exercisesForDay } from './exercisesForDay.ts';
import { innerBalance } from './messages/namespace.ts';
import { RunningExercise } from './RunningExercise.tsx';
import { exerciseOf, useLibrary, type Library } from './useLibrary.ts';
import { EXERCISE_TIMER, useWays, type Way } from './useWays.ts';

/** Inner balance: a group, an exercise, the exercise itself, and its end (spec 2 §2 and §4). */
export default function InnerBalancePage() {
  const t = useMessages(innerBalance);
  const tOptions = useMessages(options);
  const today = useToday();
  const { userId } = useSession();
  const suits = useSuits();
  const library = useLibrary();
  const { way, go } = useWays();
  const isMilder = (way.at === 'category' && way.isMilder) || suits.mode === 'hard';
  const todays = (found: Library, category: Exercise['category']) =>
    exercisesForDay(found[category], isMilder ? { ...suits, capacity: 'low' } : suits, { date: today, userId });

  if (!suits.isKnown)
    return (
      <Page title={tOptions('tools.inner_balance.title')} isNarrow>
        <LoadingState text={t('loading')} />
      </Page>
    );
  if (way.at === 'categories') return <Categories library={library} suits={suits} todays={todays} />;
  if (library.kind !== 'ready')
    return (
      <Page title={tOptions('tools.inner_balance.title')} isNarrow>
        <Read of={library} loading={t('loading')} failed={{ title: t('failedTitle'), text: t('failedText') }}>
          {() => null}
        </Read>
      </Page>
    );
  if (way.at === 'category')
    return <ExerciseList category={way.category} exercises={todays(library.data, way.category)} />;
  const exercise = exerciseOf(library.data, way.exercise);
  if (exercise === undefined) return <Categories library={library} suits={suits} todays={todays} />;
  return <OneExercise exercise={exercise} at={way.at} go={go} />;
}

interface OneExerciseProps {
  exercise: Exercise;
  at: Extract<Way, { exercise: string }>['at'];
  go: ReturnType<typeof useWays>['go'];
}

/** One exercise from its instructions to its end; it is saved once, however it ended (trap 104). */
function OneExercise({ exercise, at, go }: OneExerciseProps) {
  const language = useLanguage();
  const { userId } = useSession();
  const { day } = useDayMode();
  const { state, save } = useSave(AddInnerBalanceDocument, { makesId: true });
  const { id, category, minutes } = exercise;
  const title = exercise.title[language];
  const to = (moment: OneExerciseProps['at']) => go({ at: moment, exercise: id }, { replace: true });

  const saveIt = async () => {
    const now = currentMoment().toISOString();
    const input = { date: todaysDate(), completedAt: now, category, activity: id, durationMinutes: minutes };
    await save(input);
  };
  const leave = () => go({ at: 'categories' }, { replace: true });
  const timer = useKeptTimer(`${EXERCISE_TIMER}${id}`, minutes * 60, () => {
    if (at === 'running' || at === 'asked') leave();
  });
  const finish = () => {
    if (timer.end()) {
      to('done');
      void saveIt();
    } else leave();
  };

  // An end without an exercise to save, such as after a reload, leads back to the choice of exercises.
  const isLost = at === 'done' && state.kind === 'resting';
  useEffect(() => {
    if (isLost) go({ at: 'categories' }, { replace: true });
  }, [isLost, go]);

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
            setAside(userId, id, Date.now());
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
      return <Stopped onMilder={() => go({ at: 'category', category, isMilder: true }, { replace: true })} />;
    case 'done':
      return (
        <ExerciseDone
          day={day}
          title={title}
          state={state}
          onAnother={() => go({ at: 'categories' }, { replace: true })}
          onRetry={() => void saveIt()}
        />
      );
  }
}
