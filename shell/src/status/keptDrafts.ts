import { deviceStorage } from '@spire/domain/deviceStorage';
import { openSealedStore } from '@spire/client/sealedStore';
import { writeDraft } from '@spire/remote-kit';
import { keptKey } from './hasKeptDrafts.ts';

/**
 * Lays what was sealed at the last log-out back where its forms look for it, for as long as `isWanted`; what finds no
 * room, or comes too late, stays sealed.
 */
export async function bringBackDrafts(userId: string, isWanted: () => boolean): Promise<void> {
  const store = await openSealedStore(userId);
  let areAllBack = true;
  for (const [name, draft] of await store.entries('drafts')) {
    if (isWanted() && writeDraft(String(name), draft as object)) await store.remove('drafts', name);
    else areAllBack = false;
  }
  store.close();
  if (areAllBack) deviceStorage.removeItem(keptKey(userId));
}
