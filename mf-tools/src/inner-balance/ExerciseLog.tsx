import { knownOf, type Loaded } from '@spire/client';
import { AFTER_FEELINGS, INNER_BALANCE_CATEGORIES } from '@spire/domain/toolOptions';
import { useLanguage, useMessages } from '@spire/i18n';
import { ToolHistory } from '../history/ToolHistory.tsx';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { innerBalance } from './messages/namespace.ts';
import { useExerciseLog } from './useExerciseLog.ts';
import { exerciseOf, type Library } from './useLibrary.ts';

/** The exercise log (trap 13), each exercise by its title in the language of the screen, and how it felt. */
export function ExerciseLog({ library }: { library: Loaded<Library> }) {
  const t = useMessages(innerBalance);
  const tToolFrame = useMessages(toolFrame);
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
        const { category, activity, durationMinutes: count, feltAfter } = record;
        const exercise = exercises && exerciseOf(exercises, activity);
        return (
          <>
            <span aria-hidden>{INNER_BALANCE_CATEGORIES[category]}</span> {exercise?.title[language] ?? activity}
            {count !== null && ` · ${t('minutes', { count })}`}
            {feltAfter !== null && (
              <>
                {' · '}
                <span aria-hidden>{AFTER_FEELINGS[feltAfter]}</span> {tToolFrame(`feelings.${feltAfter}`)}
              </>
            )}
          </>
        );
      }}
    />
  );
}
