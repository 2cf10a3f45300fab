import { keysOf } from '@spire/domain/lists';
import { fitTask } from './holdOut.ts';
import { pack, type Trained } from './pack.ts';
import { TASKS, type TaskName } from './tasks.ts';
import type { LabelledText } from './texts.ts';

/** Trains every reader on all texts, in some seconds. */
export function trainAll(texts: readonly LabelledText[]): Record<TaskName, Trained> {
  const trained = keysOf(TASKS).map((name) => {
    const { labels, sorts } = TASKS[name];
    return [name, pack(fitTask(texts, TASKS[name]), { labels, sorts })] as const;
  });
  return Object.fromEntries(trained) as Record<TaskName, Trained>;
}
