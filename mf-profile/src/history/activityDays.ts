import type { ActivityKind } from '@spire/domain/growth';
import { TOOLS } from '@spire/domain/options';
import type { ActivitiesQuery } from './Activities.generated.ts';

export type Activity = ActivitiesQuery['me']['activities']['nodes'][number];

/** The filters of the feed, and the kinds of the ledger that each shows. */
export const FILTERS = {
  all: undefined,
  check_ins: ['check_in', 'mood'],
  memories: ['memory'],
  done: ['suggestion', 'task'],
  tools: TOOLS,
} as const satisfies Record<string, readonly ActivityKind[] | undefined>;
export type FilterId = keyof typeof FILTERS;

/** The feed by day, the newest day first; within a day as it came, the newest first. */
export function byDay<A extends { date: string; at: string }>(activities: readonly A[]): { date: string; all: A[] }[] {
  const days = new Map<string, A[]>();
  for (const activity of activities) days.set(activity.date, [...(days.get(activity.date) ?? []), activity]);
  return [...days]
    .map(([date, all]) => ({ date, all: all.toSorted((one, other) => other.at.localeCompare(one.at)) }))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}
