import { todaysDate, useSave, type SaveState } from '@spire/client';
import type { ExerciseMarkKind } from '@spire/domain/learntExercises';
import { useCallback, useRef } from 'react';
import { MarkExerciseDocument } from './MarkExercise.generated.ts';

/** Says of an exercise that it was stopped, is not wanted again or may come again; one after the other, in this order. */
export function useMark(): { state: SaveState; mark: (exercise: string, kind: ExerciseMarkKind) => void } {
  const { state, save } = useSave(MarkExerciseDocument);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const mark = useCallback(
    (exercise: string, kind: ExerciseMarkKind) => {
      const input = { id: crypto.randomUUID(), date: todaysDate(), exercise, kind };
      last.current = last.current.then(() => save(input));
    },
    [save],
  );
  return { state, mark };
}
