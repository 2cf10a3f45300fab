import type { DatabaseOptions } from '@spire/graph-kit/database/openPool';
import { openDatabase, type SecuredDatabase } from '@spire/graph-kit/rowSecurity';
import { type Prisma, PrismaClient } from './generated/client.ts';

export type WellbeingTransaction = Prisma.TransactionClient;
export type WellbeingDatabase = SecuredDatabase<WellbeingTransaction>;

export function openWellbeingDatabase(options: DatabaseOptions): Promise<WellbeingDatabase> {
  return openDatabase<WellbeingTransaction>(
    { ...options, name: 'wellbeing' },
    (adapter) => new PrismaClient({ adapter, errorFormat: 'minimal' }),
  );
}
