import { TEXTS } from '../generated/exercises/breathing.ts';
import { type Exercise, exercisesOf } from './exercise.ts';

/** The breath, which is followed or given time, and never held (D30). Loaded when the category is opened. */
export const BREATHING: readonly Exercise[] = exercisesOf('breathing', TEXTS);
