import type { ContentTier } from '@spire/domain/capacity';
import type { NeedMore } from '@spire/domain/options';

interface Written {
  id: string;
  category?: string;
  tier?: ContentTier;
  needs?: readonly NeedMore[];
}

/** Whether an exercise is meant to give energy, so that being tired afterwards is worse: by its needs, or a movement of the upper tier. */
export const isForEnergy = ({ category, tier, needs = [] }: Written): boolean =>
  needs.includes('energi') || (category === 'movement' && tier === 'moderate');
