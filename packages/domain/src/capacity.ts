/** Capacity levels, lowest first (spec 1 §3). They shape every text the product offers. */
export const CAPACITY_LEVELS = ['low', 'limited', 'moderate', 'high'] as const;
export type CapacityLevel = (typeof CAPACITY_LEVELS)[number];

/** The written content knows three tiers: moderate serves high too (D30). */
export type ContentTier = 'low' | 'limited' | 'moderate';

export function contentTier(level: CapacityLevel): ContentTier {
  return level === 'high' ? 'moderate' : level;
}

export function isAtMost(level: CapacityLevel, limit: CapacityLevel): boolean {
  return CAPACITY_LEVELS.indexOf(level) <= CAPACITY_LEVELS.indexOf(limit);
}
