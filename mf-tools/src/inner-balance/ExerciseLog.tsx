import { knownOf, usePages, type Loaded } from '@spire/client';
import { INNER_BALANCE_CATEGORIES } from '@spire/domain/toolOptions';
import { useLanguage, useMessages } from '@spire/i18n';
import { SHOWN_AT_ONCE, ToolHistory } from '../history/ToolHistory.tsx';
import { ExerciseLogDocument } from './ExerciseLog.generated.ts';
import { innerBalance } from './messages/namespace.ts';
import { exerciseOf, type Library } from './useLibrary.ts';

/** The exercises done, newest first. */
export const useExerciseLog = () =>
  usePages(ExerciseLogDocument, { pick: ({ me }) => me.toolActivities, pageSize: SHOWN_AT_ONCE });

/** The exercise log (trap 13), each exercise by its title in the language of the screen. */
export function ExerciseLog({ library }: { library: Loaded<Library> }) {
  const t = useMessages(innerBalance);
  const language = useLanguage();
  const exercises = knownOf(library);
  return (
    <ToolHistory
      of={useExerciseLog()}
      title={t('log.title')}
      empty={t('log.empty')}
      mutation="addInnerBalance"
      titleOf={({ record }) => {
        if (record.__typename !== 'InnerBalanceRecord') return null;
        const { category, activity, durationMinutes: count } = record;
        const exercise = exercises && exerciseOf(exercises, activity);
        return (
          <>
            <span aria-hidden>{INNER_BALANCE_CATEGORIES[category]}</span> {exercise?.title[language] ?? activity}
            {count !== null && ` · ${t('minutes', { count })}`}
          </>
        );
      }}
    />
  );
}
