import { ACTIVITY_HIGH } from './activity/high.ts';
import { ACTIVITY_LIMITED } from './activity/limited.ts';
import { ACTIVITY_LOW } from './activity/low.ts';
import type { TaskPools } from './task.ts';

/** Something small to do; whatever asks for movement carries `exercise`. */
export const ACTIVITY_TASKS: TaskPools = { low: ACTIVITY_LOW, limited: ACTIVITY_LIMITED, high: ACTIVITY_HIGH };
