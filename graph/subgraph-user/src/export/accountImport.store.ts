import { TOOL_LIMITS } from '@spire/domain/toolLimits';
import type { Claims } from '@spire/graph-kit/claims';
import { toColumn } from '@spire/graph-kit/dateColumn';
import type { AccountPart } from '@spire/graph-shared/export/accountPart';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import { holdContacts } from '../contact/contact.store.ts';
import { CONTACT_TEXTS } from '../contact/contact.texts.ts';
import type { UserDatabase } from '../database.ts';
import type { Prisma } from '../generated/client.ts';
import { PROFILE_TEXTS } from '../profile/profile.texts.ts';

/** Parts of an account that another can take in: consents, devices and access log were that account's own. */
export type Importable = Pick<AccountPart, 'profile' | 'settings' | 'contacts' | 'reminder'>;

export interface AccountImportStore {
  /** Whether the person has no profile and no contacts yet; settings are there from the first page on. */
  isEmpty(claims: Claims): Promise<boolean>;
  /** Writes all of it, or nothing: false where something is there. */
  write(claims: Claims, part: Importable): Promise<boolean>;
  /** Whether the contacts that are not there fit beside those that are. */
  hasRoom(claims: Claims, part: Importable): Promise<boolean>;
  /**
   * Writes contacts that are not there, and of profile, settings and reminder what was changed later than those here;
   * nothing, and false, where the contacts do not fit.
   */
  merge(claims: Claims, part: Importable): Promise<boolean>;
}

const columnOf = (date: string | null) => (date === null ? null : toColumn(date));

const isNewer = ({ updatedAt }: { updatedAt: string }, standing: { updatedAt: Date } | null) =>
  standing === null || new Date(updatedAt) > standing.updatedAt;

async function isEmpty(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  return (await tx.profile.count({ where: { userId } })) + (await tx.contact.count({ where: { userId } })) === 0;
}

/** Whether the contacts that are not there fit beside those that are. */
async function hasRoom(
  tx: Prisma.TransactionClient,
  userId: string,
  { contacts }: Pick<Importable, 'contacts'>,
): Promise<boolean> {
  const ids = contacts.map(({ id }) => id);
  const others = await tx.contact.count({ where: { userId, id: { notIn: ids } } });
  return others + ids.length <= TOOL_LIMITS.contacts;
}

export function createAccountImportStore(database: UserDatabase, vault: Vault): AccountImportStore {
  return {
    isEmpty: (claims) => database.transactionAsCaller(claims, (transaction) => isEmpty(transaction, claims.sub)),
    hasRoom: (claims, part) =>
      database.transactionAsCaller(claims, (transaction) => hasRoom(transaction, claims.sub, part)),
    write: async (claims, { profile, settings, contacts, reminder }) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      return database.transactionAsCaller(claims, async (transaction) => {
        await transaction.$queryRaw`select users.hold_my_account()::text`;
        if (!(await isEmpty(transaction, userId))) return false;
        if (profile !== null)
          await transaction.profile.create({
            data: { ...profile, ...PROFILE_TEXTS.seal(key, { userId, row: 'own' }, profile), userId },
          });
        if (settings !== null) {
          const { lowEnergyOn, questionsFrom, ...rest } = settings;
          const data = { ...rest, lowEnergyOn: columnOf(lowEnergyOn), questionsFrom: columnOf(questionsFrom) };
          await transaction.settings.upsert({ where: { userId }, create: { ...data, userId }, update: data });
        }
        await transaction.contact.createMany({
          data: contacts.map((each) => ({
            ...each,
            ...CONTACT_TEXTS.seal(key, { userId, row: each.id }, each),
            userId,
          })),
        });
        if (reminder !== null)
          await transaction.reminder.upsert({
            where: { userId },
            create: { ...reminder, userId },
            update: reminder,
          });
        return true;
      });
    },
    merge: async (claims, { profile, settings, contacts, reminder }) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      return database.transactionAsCaller(claims, async (transaction) => {
        await transaction.$queryRaw`select users.hold_my_account()::text`;
        await holdContacts(transaction, userId);
        if (!(await hasRoom(transaction, userId, { contacts }))) return false;
        const where = { userId };
        const [standing, chosen, reminded] = [
          await transaction.profile.findUnique({ where }),
          await transaction.settings.findUnique({ where }),
          await transaction.reminder.findUnique({ where }),
        ];
        if (profile !== null && isNewer(profile, standing)) {
          const data = { ...profile, ...PROFILE_TEXTS.seal(key, { userId, row: 'own' }, profile) };
          await transaction.profile.upsert({ where, create: { ...data, userId }, update: data });
        }
        if (settings !== null && isNewer(settings, chosen)) {
          const { lowEnergyOn, questionsFrom, ...rest } = settings;
          const data = { ...rest, lowEnergyOn: columnOf(lowEnergyOn), questionsFrom: columnOf(questionsFrom) };
          await transaction.settings.upsert({ where, create: { ...data, userId }, update: data });
        }
        if (reminder !== null && isNewer(reminder, reminded))
          await transaction.reminder.upsert({ where, create: { ...reminder, userId }, update: reminder });
        await transaction.contact.createMany({
          data: contacts.map((each) => ({
            ...each,
            ...CONTACT_TEXTS.seal(key, { userId, row: each.id }, each),
            userId,
          })),
          skipDuplicates: true,
        });
        return true;
      });
    },
  };
}
