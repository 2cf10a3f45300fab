import { MINDFULNESS_HIGH } from './mindfulness/high.ts';
import { MINDFULNESS_LIMITED } from './mindfulness/limited.ts';
import { MINDFULNESS_LOW } from './mindfulness/low.ts';
import type { TaskPools } from './task.ts';

/** To notice, to rest, and to be kind to oneself. */
export const MINDFULNESS_TASKS: TaskPools = {
  low: MINDFULNESS_LOW,
  limited: MINDFULNESS_LIMITED,
  high: MINDFULNESS_HIGH,
};
