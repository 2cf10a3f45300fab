import { type DatabasePlace, openDatabase, type SecuredDatabase } from '@spire/graph-kit/rowSecurity';
import { type Prisma, PrismaClient } from './generated/client.ts';

export type WellbeingTransaction = Prisma.TransactionClient;
export type WellbeingDatabase = SecuredDatabase<WellbeingTransaction>;

export function openWellbeingDatabase(place: DatabasePlace): Promise<WellbeingDatabase> {
  return openDatabase<WellbeingTransaction>(place, (adapter) => new PrismaClient({ adapter, errorFormat: 'minimal' }));
}
