import { TEXTS } from '../generated/exercises/sensory.ts';
import { type Exercise, exercisesOf } from './exercise.ts';

/** Touch, warmth, smell, sound and sight (D30). Loaded when the category is opened. */
export const SENSORY: readonly Exercise[] = exercisesOf('sensory', TEXTS);
