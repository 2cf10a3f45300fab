import { useLatestSave } from '@spire/client';
import { useCallback, useEffect, useState } from 'react';
import { SetTaskCompletedDocument } from './SetTaskCompleted.generated.ts';
import type { Task } from './useTasks.ts';

interface Ticked {
  id: string;
  isCompleted: boolean;
}

/**
 * The tasks that are done as the boxes show it, which is ahead of what has been saved: picture, words and boxes change
 * in the same moment.
 */
export function useDone(tasks: readonly Task[]) {
  /** Tasks that were ticked here and are not saved yet. */
  const [unsaved, setUnsaved] = useState<readonly Ticked[]>([]);
  /** Those that were ticked here, in that order; what was done before comes before them. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const [isGrowing, setGrowing] = useState(false);
  const undoing = useLatestSave(SetTaskCompletedDocument, (id: string) => ({ id, isCompleted: false }));
  const [undone, setUndone] = useState<string>();

  const isDone = ({ id, isCompleted }: Task) => unsaved.find((each) => each.id === id)?.isCompleted ?? isCompleted;
  const placeOf = (id: string) => order.indexOf(id);
  const done = tasks.filter(isDone).toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
  const last = done.at(-1);

  const handleTick = useCallback((id: string, isCompleted: boolean) => {
    setUnsaved((before) => [...before.filter((each) => each.id !== id), { id, isCompleted }]);
    setOrder((before) => [...before.filter((each) => each !== id), ...(isCompleted ? [id] : [])]);
    setGrowing(isCompleted);
  }, []);
  const handleSettled = useCallback(
    (id: string) =>
      setUnsaved((before) =>
        before.some((each) => each.id === id) ? before.filter((each) => each.id !== id) : before,
      ),
    [],
  );

  const isUndoing = undoing.wanted !== undefined;
  useEffect(() => {
    if (!isUndoing && undone !== undefined) handleSettled(undone);
  }, [isUndoing, undone, handleSettled]);

  return {
    /** The ids of those that are done, in the order in which their buds grew. */
    done: done.map(({ id }) => id),
    /** Whether the hand has just made the last bud. */
    isGrowing,
    handleTick,
    handleSettled,
    /** Takes the last one back; undefined where none is done. */
    undo:
      last === undefined
        ? undefined
        : () => {
            setUndone(last.id);
            handleTick(last.id, false);
            undoing.want(last.id);
          },
  };
}
