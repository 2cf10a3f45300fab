import { CONTACT_ATTRIBUTES } from '@spire/domain/toolOptions';
import type { Claims } from '@spire/graph-kit/claims';
import { knownIds } from '@spire/graph-kit/knownIds';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { UserDatabase } from '../database.ts';
import type { Contact as Row, Prisma } from '../generated/client.ts';
import { CONTACT_TEXTS } from './contact.texts.ts';
import type { Contact } from './contact.type.ts';

export interface ContactStore {
  /** All of them, in the order they were added. */
  list(claims: Claims): Promise<Contact[]>;
  /** Writes the contact of that id, or adds it while there are fewer than `most`; undefined when it does not fit. */
  put(claims: Claims, contact: Contact, most: number): Promise<Contact | undefined>;
  /** Whether there was one to remove. */
  remove(claims: Claims, id: string): Promise<boolean>;
}

function toContact({ userId, ...row }: Row, key: PersonKey): Contact {
  const attributes = knownIds(CONTACT_ATTRIBUTES, row.attributes);
  return { ...row, ...CONTACT_TEXTS.open(key, { userId, row: row.id }, row), attributes };
}

/** One save of one person's contacts at a time, so that the count is exact under parallel requests. */
export const holdContacts = (transaction: Prisma.TransactionClient, userId: string): PromiseLike<unknown> =>
  transaction.$executeRaw`
    select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('contacts ' || ${userId}, 0))`;

export function createContactStore(database: UserDatabase, vault: Vault): ContactStore {
  return {
    list: async (claims) => {
      const key = await vault.keyOf(claims.sub);
      const rows = await database.queryAsCaller(claims, (client) =>
        client.contact.findMany({
          where: { userId: claims.sub },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        }),
      );
      return rows.map((row) => toContact(row, key));
    },
    put: async (claims, contact, most) => {
      const key = await vault.keyOf(claims.sub);
      const userId = claims.sub;
      const { id, attributes, createdAt } = contact;
      const values = { ...CONTACT_TEXTS.seal(key, { userId, row: id }, contact), attributes };
      const row = await database.transactionAsCaller(claims, async (transaction) => {
        await holdContacts(transaction, userId);
        const isKnown = (await transaction.contact.count({ where: { userId, id } })) > 0;
        if (!isKnown && (await transaction.contact.count({ where: { userId } })) >= most) return undefined;
        // One that is deleted in this moment is added anew.
        return transaction.contact.upsert({
          where: { userId_id: { userId, id } },
          create: { userId, id, createdAt, ...values },
          update: values,
        });
      });
      return row === undefined ? undefined : toContact(row, key);
    },
    remove: async (claims, id) => {
      const { count } = await database.queryAsCaller(claims, (client) =>
        client.contact.deleteMany({ where: { userId: claims.sub, id } }),
      );
      return count > 0;
    },
  };
}
