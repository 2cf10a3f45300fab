import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { TaskType } from '@spire/domain/options';
import { tasksHere } from './chooseHere.ts';
import { factsHere, readHere, type KnownHere } from './factsHere.ts';

interface Told extends Omit<Parameters<typeof factsHere>[1], 'isQuiet'> {
  /** The person's own words of today, for the crisis reader alone. */
  words: readonly string[];
}

/** The day's tasks from this device, with the help that is offered beside them; or the help that comes first. */
export async function tasksOfHere(
  known: KnownHere,
  { words, ...told }: Told,
): Promise<
  { tasks: { text: string; type: TaskType; source: 'built_in' }[]; offered: CrisisKind | null } | { crisis: CrisisKind }
> {
  const { help, offered } = await readHere(words);
  if (help !== null) return { crisis: help };
  const tasks = tasksHere(factsHere(known, { ...told, isQuiet: offered !== null }));
  return { tasks: tasks.map((task) => ({ ...task, source: 'built_in' })), offered };
}
