import { knownOf, useToday } from '@spire/client';
import type { Exercise } from '@spire/content/exercises/exercise';
import { options, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { LoadingState } from '@spire/ui/states';
import { useSuits } from '../tool-frame/useSuits.ts';
import { Categories } from './Categories.tsx';
import { ExerciseList } from './ExerciseList.tsx';
import { exercisesForDay } from './exercisesForDay.ts';
import { innerBalance } from './messages/namespace.ts';
import { milderThan } from './milderThan.ts';
import { OneExercise } from './OneExercise.tsx';
import { useExerciseLog } from './useExerciseLog.ts';
import { exerciseOf, useLibrary, type Library } from './useLibrary.ts';
import { useWays } from './useWays.ts';

/** Inner balance: a group, an exercise, the exercise itself, and its end (spec 2 §2 and §4). */
export default function InnerBalancePage() {
  const t = useMessages(innerBalance);
  const tOptions = useMessages(options);
  const today = useToday();
  const { userId } = useSession();
  const suits = useSuits(knownOf(useExerciseLog())?.nodes);
  const library = useLibrary();
  const { way, go } = useWays();
  const isMilder = way.at === 'category' && way.isMilder;
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
  return (
    <OneExercise
      {...{ exercise, go }}
      key={exercise.id}
      at={way.at}
      isSomeoneFirst={suits.isOftenWorse}
      milder={milderThan(exercise, library.data, [suits, { date: today, userId }])}
    />
  );
}
