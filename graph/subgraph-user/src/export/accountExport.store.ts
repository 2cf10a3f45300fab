import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn } from '@spire/graph-kit/dateColumn';
import type { AccountPart } from '@spire/graph-shared/export/accountPart';
import { EXPORT_BATCH, inSteps, readAll } from '@spire/graph-shared/export/readAll';
import { NEWEST_FIRST, olderThan } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { CONTACT_TEXTS } from '../contact/contact.texts.ts';
import type { UserDatabase } from '../database.ts';
import type { Prisma } from '../generated/client.ts';
import { PROFILE_TEXTS } from '../profile/profile.texts.ts';

export interface AccountExportStore {
  /** Everything the account holds, opened, as it is at one moment; without the address, which the token states. */
  read(claims: Claims, now: Date): Promise<Omit<AccountPart, 'email'>>;
}

const iso = (instant: Date) => instant.toISOString();
const dateOf = (column: Date | null) => (column === null ? null : fromColumn(column));

async function readAccount(tx: Prisma.TransactionClient, key: PersonKey, userId: string, now: Date) {
  const row = (name: string) => ({ userId, row: name });
  const account = await tx.account.findUnique({ where: { userId } });
  const profile = await tx.profile.findUnique({ where: { userId }, omit: { userId: true } });
  const settings = await tx.settings.findUnique({ where: { userId }, omit: { userId: true } });
  const consents = await readAll<Prisma.ConsentGetPayload<object>>((last) =>
    tx.consent.findMany({
      where: { userId, ...(last === undefined ? {} : { id: { gt: last.id } }) },
      orderBy: { id: 'asc' },
      take: EXPORT_BATCH,
    }),
  );
  const contacts = await tx.contact.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const reminder = await tx.reminder.findUnique({ where: { userId }, omit: { userId: true } });
  const devices = await tx.pushDevice.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const events = await readAll<Prisma.AccessEventGetPayload<object>>((last) =>
    tx.accessEvent.findMany({
      where: { userId, ...olderThan(last === undefined ? undefined : { ...last, date: fromColumn(last.date) }) },
      orderBy: [...NEWEST_FIRST],
      take: EXPORT_BATCH,
    }),
  );
  return {
    id: userId,
    createdAt: iso(account?.createdAt ?? now),
    profile:
      profile === null
        ? null
        : { ...profile, ...PROFILE_TEXTS.open(key, row('own'), profile), updatedAt: iso(profile.updatedAt) },
    settings:
      settings === null
        ? null
        : {
            ...settings,
            lowEnergyOn: dateOf(settings.lowEnergyOn),
            questionsFrom: dateOf(settings.questionsFrom),
            updatedAt: iso(settings.updatedAt),
          },
    consents: consents.map(({ kind, version, isGiven, decidedAt }) => ({
      kind,
      version,
      isGiven,
      decidedAt: iso(decidedAt),
    })),
    contacts: contacts.map(({ userId: _owner, ...each }) => ({
      ...each,
      ...CONTACT_TEXTS.open(key, row(each.id), each),
      createdAt: iso(each.createdAt),
    })),
    reminder: reminder === null ? null : { ...reminder, updatedAt: iso(reminder.updatedAt) },
    pushDevices: devices.map(({ userAgent, createdAt }) => ({ userAgent, createdAt: iso(createdAt) })),
    accessLog: await inSteps(events, ({ id, kind, userAgent, createdAt }) => ({
      id,
      kind,
      at: iso(createdAt),
      userAgent,
    })),
  };
}

export function createAccountExportStore(database: UserDatabase, vault: Vault): AccountExportStore {
  return {
    read: async (claims, now) => {
      const key = await vault.keyOf(claims.sub);
      return database.withSnapshot(claims, (transaction) => readAccount(transaction, key, claims.sub, now));
    },
  };
}
