/** The worker that works out what days show, away from the loop that serves everybody (D76). */
import { findPatterns } from '@spire/domain/patterns/rule';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { PatternWork } from './workOut.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
parentPort?.on('message', ({ series, today, wish }: PatternWork) => {
  parentPort?.postMessage(findPatterns(series, today, wish));
});
