/** A calendar date as Prisma wants it: that day's midnight in UTC. */
export function toColumn(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The calendar date of a `date` column. */
export function fromColumn(date: Date): string {
  return date.toISOString().slice(0, 10);
}
