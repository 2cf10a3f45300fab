import type { Tasks } from '../../schema/tasks.ts';

/** The three tiers tasks are written for; moderate uses limited (spec 2 §9). */
export const TASK_TIERS = ['low', 'limited', 'high'] as const;
export type TaskTier = (typeof TASK_TIERS)[number];

/** One written task of the day; a choice is made from its tags, so that no text has to be read by code. */
export type Task = Tasks[number];

/** The tasks of one type: a pool for each tier. */
export type TaskPools = Readonly<Record<TaskTier, readonly Task[]>>;
