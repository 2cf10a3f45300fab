import type { FieldError } from './errorCodes.ts';
import { textErrors } from './fieldChecks.ts';
import { LIMITS } from './limits.ts';
import { TASK_TYPES } from './options.ts';

/** A task as it is put on a day's list. */
export interface TaskDraft {
  id: string;
  text: string;
  type: string;
}

/** Everything wrong with a day's new tasks: at least one, at most one of each type (D24), no id twice. Texts name their place. */
export function taskErrors(tasks: readonly TaskDraft[]): FieldError[] {
  if (tasks.length === 0) return [{ field: 'tasks', code: 'REQUIRED' }];
  if (tasks.length > TASK_TYPES.length) return [{ field: 'tasks', code: 'TOO_MANY', limit: TASK_TYPES.length }];
  const isRepeated = (['id', 'type'] as const).some(
    (name) => new Set(tasks.map((task) => task[name])).size < tasks.length,
  );
  return [
    ...(isRepeated ? [{ field: 'tasks', code: 'INVALID' } as const] : []),
    ...tasks.flatMap(({ text }, index) => textErrors(`tasks.${index}.text`, text, LIMITS.freeText)),
  ];
}
