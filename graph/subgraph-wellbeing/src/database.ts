import { type DatabaseOptions, openDatabase, type SecuredDatabase } from '@spire/graph-kit/rowSecurity';
import { type Prisma, PrismaClient } from './generated/client.ts';

export type WellbeingTransaction = Prisma.TransactionClient;
export type WellbeingDatabase = SecuredDatabase<WellbeingTransaction>;

export function openWellbeingDatabase(options: DatabaseOptions): Promise<WellbeingDatabase> {
  return openDatabase<WellbeingTransaction>(
    options,
    (adapter) => new PrismaClient({ adapter, errorFormat: 'minimal' }),
  );
}

/** A calendar date as Prisma wants it: that day's midnight in UTC. */
export function toColumn(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The calendar date of a `date` column. */
export function fromColumn(date: Date): string {
  return date.toISOString().slice(0, 10);
}
