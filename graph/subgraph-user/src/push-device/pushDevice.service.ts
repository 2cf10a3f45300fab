import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import { found, storedId } from '@spire/graph-kit/recordIds';
import type { PushSettings } from '../push/pushSettings.ts';
import { pushTargetErrors } from '../push/pushTarget.ts';
import type { SavePushDeviceInput } from './pushDevice.input.ts';
import type { PushDeviceStore } from './pushDevice.store.ts';
import type { PushDevice } from './pushDevice.type.ts';

export interface PushDeviceService {
  /** The key a browser subscribes with; null where the operator sends no push. */
  readonly publicKey: string | null;
  list(claims: Claims): Promise<PushDevice[]>;
  /** Keeps a browser; refuses one that is reached anywhere but at its maker's own service. */
  save(claims: Claims, input: SavePushDeviceInput, now: Date): Promise<PushDevice>;
  remove(claims: Claims, id: string): Promise<true>;
}

export function createPushDeviceService(store: PushDeviceStore, push: PushSettings | undefined): PushDeviceService {
  return {
    publicKey: push?.keys.publicKey ?? null,
    list: (claims) => store.list(claims),
    save: async (claims, input, now) => {
      if (push === undefined) throw new ApplicationError('UNAVAILABLE');
      const { endpoint, p256dh, auth } = input;
      refuseWhenWrong(pushTargetErrors({ endpoint, p256dh, auth }, push.allowsLoopback));
      return store.put(claims, { endpoint, p256dh, auth }, now);
    },
    remove: async (claims, id) => found(await store.remove(claims, storedId(id))),
  };
}
