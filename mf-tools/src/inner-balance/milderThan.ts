import type { Exercise } from '@spire/content/exercises/exercise';
import { exercisesForDay } from './exercisesForDay.ts';
import type { Library } from './useLibrary.ts';

/** In this order: what is felt asks the least. */
const GROUPS = ['sensory', 'breathing', 'movement'] as const;

/** The mildest that suits the day after one that was too much, of another kind: no breath after a breath (D82). */
export function milderThan(
  { category }: Exercise,
  library: Library,
  [suits, of]: [Parameters<typeof exercisesForDay>[1], Parameters<typeof exercisesForDay>[2]],
): Exercise | undefined {
  return GROUPS.filter((each) => each !== category)
    .flatMap((each) => exercisesForDay(library[each], { ...suits, capacity: 'low' }, of))
    .at(0);
}
