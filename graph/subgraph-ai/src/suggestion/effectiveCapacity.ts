import type { CapacityLevel } from '@spire/domain/capacity';
import type { Consideration } from '@spire/domain/options';

/** The level texts must fit (D27): low for a brain injury, else as told, else the gentlest. */
export function effectiveCapacity(profile: {
  capacityLevel: CapacityLevel | null;
  considerations: readonly Consideration[];
}): CapacityLevel {
  return profile.considerations.includes('brain_injury') ? 'low' : (profile.capacityLevel ?? 'low');
}
