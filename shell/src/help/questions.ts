import { POINTS } from '@spire/domain/growth';
import { LIMITS } from '@spire/domain/limits';
import { searchFor } from '@spire/domain/search';

/** The questions of the help page, in their order (D22, D27, D31). */
export const QUESTIONS = [
  'fits',
  'eight',
  'points',
  'missed',
  'wrong',
  'ai',
  'offline',
  'draft',
  'password',
  'mail',
  'takeOut',
  'remove',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** The figures that the answers name, from where the rules stand. */
export const FIGURES = {
  count: LIMITS.suggestionsPerDay,
  checkIn: POINTS.checkInDay,
  memory: POINTS.memory,
  task: POINTS.completedTask,
  tool: POINTS.toolActivity,
} as const;

/** Whether every word that is looked for stands somewhere in the texts; nothing finds everything. */
export const isFound = (wanted: string, texts: readonly string[]): boolean =>
  searchFor(wanted)(texts.join(' ')) !== undefined;
