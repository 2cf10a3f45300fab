import { openSealedStore } from '@spire/client/sealedStore';
import { draftsOf, writeDraft } from '@spire/remote-kit';
import { keptKey } from './hasKeptDrafts.ts';

/** Seals a person's drafts until they log in here again; what lies in the outbox stays there as it is. */
export async function keepDrafts(userId: string): Promise<void> {
  const store = await openSealedStore(userId);
  for (const [name, draft] of draftsOf(userId)) await store.put('drafts', name, draft);
  store.close();
  localStorage.setItem(keptKey(userId), 'yes');
}

/** Lays them back where their forms look for them. */
export async function bringBackDrafts(userId: string): Promise<void> {
  const store = await openSealedStore(userId);
  for (const [name, draft] of await store.entries('drafts')) {
    writeDraft(String(name), draft as object);
    await store.remove('drafts', name);
  }
  store.close();
  localStorage.removeItem(keptKey(userId));
}
