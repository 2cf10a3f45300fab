import type { DatabaseOptions } from '@spire/graph-kit/database/openPool';
import { openDatabase, type SecuredDatabase } from '@spire/graph-kit/rowSecurity';
import { type Prisma, PrismaClient } from './generated/client.ts';

export type UserDatabase = SecuredDatabase<Prisma.TransactionClient>;

export function openUserDatabase(options: DatabaseOptions): Promise<UserDatabase> {
  return openDatabase<Prisma.TransactionClient>(
    { ...options, name: 'user' },
    (adapter) => new PrismaClient({ adapter, errorFormat: 'minimal' }),
  );
}
