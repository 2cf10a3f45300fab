import type { CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { TaskType } from '@spire/domain/options';
import { ACTIVITY_TASKS } from './tasks/activity.ts';
import { MINDFULNESS_TASKS } from './tasks/mindfulness.ts';
import type { Task, TaskPools } from './tasks/task.ts';
import { WELLBEING_TASKS } from './tasks/wellbeing.ts';

export type { Task };

/** Every built-in task (D24), by type and tier; the laws in the test beside this file hold for each of them. */
export const TASKS: Record<TaskType, TaskPools> = {
  mindfulness: MINDFULNESS_TASKS,
  wellbeing: WELLBEING_TASKS,
  activity: ACTIVITY_TASKS,
};

/** The pool a person at this level chooses from: moderate has no pool of its own and uses limited (spec 2 §9). */
export function taskPool(type: TaskType, level: CapacityLevel): readonly Task[] {
  return TASKS[type][level === 'moderate' ? 'limited' : level];
}

/** Stands with every task that avoids `exercise` (S24): so short that the card shows it at once, after the task. */
export const MOVEMENT_NOTE: Record<Language, string> = {
  no: 'Stopp hvis noe blir verre.',
  en: 'Stop if anything gets worse.',
};
