import { TEXTS } from '../generated/exercises/movement.ts';
import { type Exercise, exercisesOf } from './exercise.ts';

/** Movements, from a jaw that lets go to a small round outside (D30). Loaded when the category is opened. */
export const MOVEMENT: readonly Exercise[] = exercisesOf('movement', TEXTS);
