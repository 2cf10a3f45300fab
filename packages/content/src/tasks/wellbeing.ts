import { WELLBEING_HIGH } from './wellbeing/high.ts';
import { WELLBEING_LIMITED } from './wellbeing/limited.ts';
import { WELLBEING_LOW } from './wellbeing/low.ts';
import type { TaskPools } from './task.ts';

/** Small comforts: warmth, food, light, rest, other people. */
export const WELLBEING_TASKS: TaskPools = { low: WELLBEING_LOW, limited: WELLBEING_LIMITED, high: WELLBEING_HIGH };
