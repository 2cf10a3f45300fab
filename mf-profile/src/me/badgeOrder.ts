import type { BadgeProgress } from '@spire/domain/badges';

export interface BadgesShown {
  earned: readonly BadgeProgress[];
  /** The one that is nearest; none once all are earned. */
  next: BadgeProgress | undefined;
  /** The others that are still to come. */
  later: readonly BadgeProgress[];
}

/** The earned ones, and of those to come the nearest first: nobody is shown a wall of what they lack (trap 98). */
export function badgesShown(badges: readonly BadgeProgress[]): BadgesShown {
  const ahead = badges.filter(({ isEarned }) => !isEarned);
  const [next, ...later] = ahead.toSorted((one, other) => other.has / other.needs - one.has / one.needs);
  return { earned: badges.filter(({ isEarned }) => isEarned), next, later };
}
