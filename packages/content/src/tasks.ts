import type { CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { TaskType } from '@spire/domain/options';
import { TEXTS as NOTE } from './generated/movementNote.ts';
import { TEXTS as ACTIVITY } from './generated/tasks/activity.ts';
import { TEXTS as MINDFULNESS } from './generated/tasks/mindfulness.ts';
import { TEXTS as WELLBEING } from './generated/tasks/wellbeing.ts';
import type { Task, TaskPools } from './tasks/task.ts';

export type { Task };

/** Every built-in task (D24), by type and tier; the invariants of tasks hold for each of them. */
export const TASKS: Record<TaskType, TaskPools> = {
  mindfulness: MINDFULNESS,
  wellbeing: WELLBEING,
  activity: ACTIVITY,
};

/** The pool a person at this level chooses from: moderate has no pool of its own and uses limited (spec 2 §9). */
export function taskPool(type: TaskType, level: CapacityLevel): readonly Task[] {
  return TASKS[type][level === 'moderate' ? 'limited' : level];
}

/** Stands with every task that avoids `exercise` (S24): so short that the card shows it at once, after the task. */
export const MOVEMENT_NOTE: Record<Language, string> = NOTE;
