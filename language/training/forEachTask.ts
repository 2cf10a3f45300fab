import { keysOf } from '@spire/domain/lists';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { TASKS, type TaskName } from './tasks.ts';

/**
 * The result of `program` for each classifier, or each of those named (`whenAsked`), in workers, as many at a time as there are
 * processors, in the order of the readers. Throws what a worker throws.
 */
export async function forEachTask<Made>(
  program: URL,
  names: readonly TaskName[] = keysOf(TASKS),
): Promise<Record<TaskName, Made>> {
  const waiting = [...names];
  const made = new Map<TaskName, Made>();
  const work = async () => {
    const worker = new Worker(program);
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      worker.postMessage(name);
      const [one] = (await once(worker, 'message')) as [Made];
      made.set(name, one);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, work));
  return Object.fromEntries(names.map((name) => [name, made.get(name)])) as Record<TaskName, Made>;
}

/** In a worker: answers each classifier's name with what is made for it. */
export function whenAsked(make: (name: TaskName) => unknown): void {
  parentPort?.on('message', (name: TaskName) => parentPort?.postMessage(make(name)));
}
