import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a process is watched before it is called idle, and the most of that time it may have worked. */
const WATCHED_MS = 50;
const MOST_BUSY = 0.3;

/** Resolves once the process has hardly worked for a moment: for work that must not delay a request. It rejects when aborted. */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await wait(WATCHED_MS, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < MOST_BUSY) return;
  }
}
