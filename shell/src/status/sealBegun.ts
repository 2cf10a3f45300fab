import { deviceStorage } from '@spire/domain/deviceStorage';
import { openSealedStore } from '@spire/client/sealedStore';
import { draftsOf } from '@spire/remote-kit';
import { LAST_HOME } from '../last-home/lastHome.ts';
import { hasKeptDrafts, keptKey } from './hasKeptDrafts.ts';

/**
 * Seals a person's drafts until they log in here again; what lies in the outbox stays there as it is. Says whether there
 * is anything to keep.
 */
export async function sealBegun(userId: string): Promise<boolean> {
  // Before the store opens: whoever waits for that no longer may have forgotten them by then.
  const drafts = draftsOf(userId);
  const store = await openSealedStore(userId).catch(() => undefined);
  // Where nothing can be sealed, nothing is kept.
  if (store === undefined) return false;
  await store.remove('answers', LAST_HOME);
  for (const [name, draft] of drafts) await store.put('drafts', name, draft);
  const writes = await store.keys('writes');
  store.close();
  if (drafts.size > 0) deviceStorage.setItem(keptKey(userId), 'yes');
  return drafts.size + writes.length > 0 || hasKeptDrafts(userId);
}
