import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, codeOf } from '@spire/graph-kit/errors';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { UserDatabase } from '../database.ts';
import { pushDeviceId, pushDeviceProof, type PushTarget } from '../push/pushTarget.ts';
import type { PushDevice } from './pushDevice.type.ts';
import { PUSH_DEVICE_TEXTS } from './pushDevice.texts.ts';

export interface PushDeviceStore {
  /** The person's browsers, in the order they were told of; never where they are reached. */
  list(claims: Claims): Promise<PushDevice[]>;
  /**
   * Keeps the browser, which reminds nobody else from now on; the oldest leaves where there are too many. FORBIDDEN for
   * one that reminds somebody else and was told of with other keys.
   */
  put(claims: Claims, target: PushTarget, now: Date): Promise<PushDevice>;
  /** Whether there was one to remove. */
  remove(claims: Claims, id: string): Promise<boolean>;
}

/** With which the database refuses a browser that reminds somebody else (users.place_push_device). */
const OF_ANOTHER = '42501';

const TOLD = { id: true, userAgent: true, createdAt: true } as const;

export function createPushDeviceStore(database: UserDatabase, vault: Vault): PushDeviceStore {
  return {
    list: (claims) =>
      database.queryAsCaller(claims, (client) =>
        client.pushDevice.findMany({
          where: { userId: claims.sub },
          select: TOLD,
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        }),
      ),
    put: async (claims, target, now) => {
      const userId = claims.sub;
      const id = pushDeviceId(target.endpoint);
      const key = await vault.keyOf(userId);
      const sealed = PUSH_DEVICE_TEXTS.seal(key, { userId, row: id }, { target: JSON.stringify(target) });
      const kept = { ...sealed, proof: new Uint8Array(pushDeviceProof(target)) };
      const placed = database.queryAsCaller(claims, (client) =>
        client.pushDevice.upsert({
          where: { userId_id: { userId, id } },
          create: { userId, id, createdAt: now, ...kept },
          update: kept,
          select: TOLD,
        }),
      );
      return placed.catch((error: unknown) => {
        throw codeOf(error) === OF_ANOTHER ? new ApplicationError('FORBIDDEN') : error;
      });
    },
    remove: async (claims, id) => {
      const { count } = await database.queryAsCaller(claims, (client) =>
        client.pushDevice.deleteMany({ where: { userId: claims.sub, id } }),
      );
      return count > 0;
    },
  };
}
