import { contentTier, type CapacityLevel, type ContentTier } from '@spire/domain/capacity';

/** The tier of exercise a person gets. Unknown capacity gets the gentlest, so that nobody is given too much. */
export function exerciseTier(level: CapacityLevel | null | undefined): ContentTier {
  return level ? contentTier(level) : 'low';
}
