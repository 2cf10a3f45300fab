import type { WrittenExercise } from '../exercise.ts';

export const MODERATE: readonly WrittenExercise[] = [];
