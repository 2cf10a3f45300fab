import { LIMITED } from './movement/limited.ts';
import { LOW } from './movement/low.ts';
import { MODERATE } from './movement/moderate.ts';
import { type Exercise, exercisesOf } from './exercise.ts';

/** Movements, from a jaw that lets go to a small round outside: eight for each tier (D30). Loaded when the category is opened. */
export const MOVEMENT: readonly Exercise[] = exercisesOf('movement', {
  low: LOW,
  limited: LIMITED,
  moderate: MODERATE,
});
