import { levelProgress, nextLevelAt, roundPoints } from '@spire/domain/growth';

export interface GrowthFacts {
  points: number;
  /** Points still to go; null at the highest level. */
  left: number | null;
  /** 0 to 1; 1 at the highest level, where there is no bar to fill. */
  progress: number;
}

/** The growth card's facts about a total: the real distance to the next level (trap 53). */
export function growthFacts(points: number): GrowthFacts {
  const next = nextLevelAt(points);
  return {
    points: roundPoints(points),
    left: next === null ? null : roundPoints(next - points),
    progress: levelProgress(points),
  };
}
