import type { WrittenExercise } from '../exercise.ts';

export const LOW: readonly WrittenExercise[] = [];
