import { type DatabasePlace, openDatabase, type SecuredDatabase } from '@spire/graph-kit/rowSecurity';
import { type Prisma, PrismaClient } from './generated/client.ts';

export type UserDatabase = SecuredDatabase<Prisma.TransactionClient>;

export function openUserDatabase(place: DatabasePlace): Promise<UserDatabase> {
  return openDatabase<Prisma.TransactionClient>(
    place,
    (adapter) => new PrismaClient({ adapter, errorFormat: 'minimal' }),
  );
}
