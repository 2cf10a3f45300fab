import { randomUUID } from 'node:crypto';
import type { Claims } from '@spire/graph-kit/claims';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import { HELD_TEXTS } from './importedEntry.texts.ts';

/** One part of a file that was read, and waits for an answer for an hour. */
export interface HeldPart {
  importId: string;
  part: string;
  content: string;
}

export interface HeldImportStore {
  /** Holds a part; one that is held already stays. */
  hold(claims: Claims, held: HeldPart): Promise<void>;
  /** The held content; undefined once its hour is over. */
  read(claims: Claims, of: Omit<HeldPart, 'content'>): Promise<string | undefined>;
}

export function createHeldImportStore(database: WellbeingDatabase, vault: Vault): HeldImportStore {
  return {
    hold: async (claims, { content, ...of }) => {
      const [userId, id] = [claims.sub, randomUUID()];
      const sealed = HELD_TEXTS.seal(await vault.keyOf(userId), { userId, row: id }, { content });
      await database.queryAsCaller(claims, (client) =>
        client.heldImport.createMany({ data: [{ userId, id, ...of, ...sealed }], skipDuplicates: true }),
      );
    },
    read: async (claims, of) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const row = await database.queryAsCaller(claims, (client) =>
        client.heldImport.findFirst({ where: { userId, ...of } }),
      );
      return row === null ? undefined : HELD_TEXTS.open(key, { userId, row: row.id }, row).content;
    },
  };
}
