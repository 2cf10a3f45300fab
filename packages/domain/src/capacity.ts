/** Capacity levels, lowest first (spec 1 §3). They shape every text the product offers. */
export const CAPACITY_LEVELS = ['low', 'limited', 'moderate', 'high'] as const;
export type CapacityLevel = (typeof CAPACITY_LEVELS)[number];

/** Which way a person moves their level, one at a time (D33). */
export const CAPACITY_DIRECTIONS = ['up', 'down'] as const;
export type CapacityDirection = (typeof CAPACITY_DIRECTIONS)[number];

/** The written content knows three tiers: moderate serves high too (D30). */
export type ContentTier = 'low' | 'limited' | 'moderate';

export function contentTier(level: CapacityLevel): ContentTier {
  return level === 'high' ? 'moderate' : level;
}

export function isAtMost(level: CapacityLevel, limit: CapacityLevel): boolean {
  return CAPACITY_LEVELS.indexOf(level) <= CAPACITY_LEVELS.indexOf(limit);
}

/** The next level that way; undefined at the end (D33). */
export function nextCapacity(level: CapacityLevel, direction: CapacityDirection): CapacityLevel | undefined {
  return CAPACITY_LEVELS[CAPACITY_LEVELS.indexOf(level) + (direction === 'up' ? 1 : -1)];
}

/** The level texts must fit today (D27); null while the profile tells none and nothing else decides. */
export function effectiveCapacity(facts: {
  capacityLevel: CapacityLevel | null;
  brainInjuryMode: boolean;
  lowEnergyToday: boolean;
}): CapacityLevel | null {
  const { capacityLevel, brainInjuryMode, lowEnergyToday } = facts;
  if (brainInjuryMode) return 'low';
  if (capacityLevel === null || !lowEnergyToday) return capacityLevel;
  return nextCapacity(capacityLevel, 'down') ?? 'low';
}
