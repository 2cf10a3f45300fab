import type { Boundaries } from '../schema/boundaries.ts';
import { GROUP_OF_EMOJI, PRIORITY_GROUPS, type PriorityGroup } from './boundaryTexts/priorityGroups.ts';
import { INSTEAD_OF_A_NO } from './boundaryTexts/violence.ts';
import { TEXTS } from './generated/boundaries.ts';

export { GROUP_OF_EMOJI, INSTEAD_OF_A_NO, PRIORITY_GROUPS };
export type { PriorityGroup };

/** The texts of the tool for one group of needs. */
export type GroupTexts = Boundaries;

/** The built-in texts of "prioritise yourself" (spec 2 §8), for each group of needs. */
export const BOUNDARY_TEXTS: Record<PriorityGroup, GroupTexts> = TEXTS;
