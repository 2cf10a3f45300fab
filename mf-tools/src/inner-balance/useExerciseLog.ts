import { usePages } from '@spire/client';
import { SHOWN_AT_ONCE } from '../history/shownAtOnce.ts';
import { ExerciseLogDocument } from './ExerciseLog.generated.ts';

/** The exercises done, newest first. */
export const useExerciseLog = () =>
  usePages(ExerciseLogDocument, { pick: ({ me }) => me.toolActivities, pageSize: SHOWN_AT_ONCE });
