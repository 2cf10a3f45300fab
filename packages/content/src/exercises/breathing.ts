import { LIMITED } from './breathing/limited.ts';
import { LOW } from './breathing/low.ts';
import { MODERATE } from './breathing/moderate.ts';
import { type Exercise, exercisesOf } from './exercise.ts';

/** The breath, which is followed or given time, and never held: eight for each tier (D30). Loaded when the category is opened. */
export const BREATHING: readonly Exercise[] = exercisesOf('breathing', {
  low: LOW,
  limited: LIMITED,
  moderate: MODERATE,
});
