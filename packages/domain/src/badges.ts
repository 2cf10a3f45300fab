import { type ActivityCounts, countOf, LEVELS, pointsOf } from './growth.ts';
import { TOOLS } from './options.ts';

/** Badges by id, in the order of the screen (D32). */
export const BADGES = [
  ...LEVELS.map(({ id }) => id),
  'first_check_in',
  'seven_check_ins',
  'first_memory',
  'ten_memories',
  ...TOOLS,
  'all_tools',
] as const;
export type BadgeId = (typeof BADGES)[number];

/** How far somebody is on the way to a badge: `has` of what it `needs`, never more. */
export interface BadgeProgress {
  id: BadgeId;
  isEarned: boolean;
  has: number;
  needs: number;
}

function progress(id: BadgeId, count: number, needs: number): BadgeProgress {
  return { id, isEarned: count >= needs, has: Math.min(Math.floor(count), needs), needs };
}

/** Every badge of D32: a level's by points, the others by how often something was done. A deleted record costs none (trap 60). */
export function badgesOf(counts: ActivityCounts): BadgeProgress[] {
  const points = pointsOf(counts);
  const tools = TOOLS.filter((tool) => countOf(counts, tool) > 0);
  return [
    ...LEVELS.map(({ id, from }) => progress(id, points, from)),
    progress('first_check_in', countOf(counts, 'check_in'), 1),
    progress('seven_check_ins', countOf(counts, 'check_in'), 7),
    progress('first_memory', countOf(counts, 'memory'), 1),
    progress('ten_memories', countOf(counts, 'memory'), 10),
    ...TOOLS.map((tool) => progress(tool, countOf(counts, tool), 1)),
    progress('all_tools', tools.length, TOOLS.length),
  ];
}
