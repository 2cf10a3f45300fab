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
