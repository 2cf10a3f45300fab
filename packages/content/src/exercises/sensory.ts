import { LIMITED } from './sensory/limited.ts';
import { LOW } from './sensory/low.ts';
import { MODERATE } from './sensory/moderate.ts';
import { type Exercise, exercisesOf } from './exercise.ts';

/** Touch, warmth, smell, sound and sight: eight for each tier (D30). Loaded when the category is opened. */
export const SENSORY: readonly Exercise[] = exercisesOf('sensory', { low: LOW, limited: LIMITED, moderate: MODERATE });
