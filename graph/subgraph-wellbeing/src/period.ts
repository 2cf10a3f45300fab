import { toColumn } from '@spire/graph-kit/dateColumn';

/** Days from and to, both included. */
export interface Period {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The condition that a record is of a day of the period. */
export function within({ from, to }: Period) {
  return { date: { ...(from ? { gte: toColumn(from) } : {}), ...(to ? { lte: toColumn(to) } : {}) } };
}
