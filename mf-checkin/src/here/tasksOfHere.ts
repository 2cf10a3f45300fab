import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { Task } from '../tasks/useTasks.ts';
import { tasksHere } from './chooseHere.ts';
import { areUnread, factsHere, type KnownHere } from './factsHere.ts';

interface Told extends Omit<Parameters<typeof factsHere>[1], 'isUnread'> {
  /** Today's own words, which nothing here reads but the crisis reader. */
  words: readonly string[];
}

/** The day's tasks from this device, and the help beside them where own words could not be looked at. */
export async function tasksOfHere(
  known: KnownHere,
  { words, ...told }: Told,
): Promise<{ tasks: Pick<Task, 'text' | 'type' | 'source'>[]; offered: CrisisKind | null }> {
  const isUnread = await areUnread(words);
  const tasks = tasksHere(factsHere(known, { ...told, isUnread }));
  return { tasks: tasks.map((task) => ({ ...task, source: 'built_in' })), offered: isUnread ? 'unsure' : null };
}
