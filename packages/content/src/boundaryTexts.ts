import { CARE } from './boundaryTexts/care.ts';
import { CLOSENESS } from './boundaryTexts/closeness.ts';
import type { GroupTexts } from './boundaryTexts/groupTexts.ts';
import { INTERESTS } from './boundaryTexts/interests.ts';
import { OUTDOORS } from './boundaryTexts/outdoors.ts';
import { GROUP_OF_EMOJI, PRIORITY_GROUPS, type PriorityGroup } from './boundaryTexts/priorityGroups.ts';
import { PRIVACY } from './boundaryTexts/privacy.ts';
import { QUIET } from './boundaryTexts/quiet.ts';
import { REST } from './boundaryTexts/rest.ts';
import { INSTEAD_OF_A_NO } from './boundaryTexts/violence.ts';

export { GROUP_OF_EMOJI, INSTEAD_OF_A_NO, PRIORITY_GROUPS };
export type { GroupTexts, PriorityGroup };

/** The built-in texts of "prioritise yourself" (spec 2 §8), for each group of needs. */
export const BOUNDARY_TEXTS: Record<PriorityGroup, GroupTexts> = {
  rest: REST,
  quiet: QUIET,
  outdoors: OUTDOORS,
  interests: INTERESTS,
  closeness: CLOSENESS,
  care: CARE,
  privacy: PRIVACY,
};
