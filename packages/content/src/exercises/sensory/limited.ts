import type { WrittenExercise } from '../exercise.ts';

export const LIMITED: readonly WrittenExercise[] = [];
