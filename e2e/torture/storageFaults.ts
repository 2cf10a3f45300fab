import type { Page } from '@playwright/test';

/** Faults of the device's own storage, in the way of a write. Where something opens late, the page is loaded anew. */
export const STORAGE_FAULTS = [
  'the device is full',
  'storage is blocked',
  'storage opens late',
  'copies are evicted',
] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

export const isStorageFault = (fault: string): fault is StorageFault => STORAGE_FAULTS.some((each) => each === fault);

/** Has every attempt to keep something fail by that name, until the page is loaded anew. */
const refuse = (page: Page, name: string) =>
  page.evaluate((why) => {
    const fail = () => {
      throw new DOMException('Not here', why);
    };
    Object.assign(IDBObjectStore.prototype, { add: fail, put: fail });
    Object.assign(Storage.prototype, { setItem: fail });
  }, name);

/** The first attempt to open a store gets no answer: it is the second that opens one. */
const openLate = () => {
  const open = indexedDB.open.bind(indexedDB);
  let isAsked = false;
  indexedDB.open = (...given) => {
    if (isAsked) return open(...given);
    isAsked = true;
    return new EventTarget() as IDBOpenDBRequest;
  };
};

/** Deletes everything that can be fetched again: the caches of the worker, and the answers that were kept. */
const evict = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('spire.') !== true) continue;
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => resolve();
      opening.onsuccess = () => {
        const db = opening.result;
        if (!db.objectStoreNames.contains('answers')) {
          resolve();
          return;
        }
        const clearing = db.transaction('answers', 'readwrite');
        clearing.objectStore('answers').clear();
        clearing.oncomplete = () => {
          db.close();
          resolve();
        };
      };
    });
  }
};

/** Puts it in the way of what this page keeps. Says whether it is there for as long as the page is. */
export async function spoilStorage(page: Page, fault: StorageFault): Promise<boolean> {
  if (fault === 'copies are evicted') await page.evaluate(evict);
  else if (fault === 'storage opens late') {
    await page.addInitScript(openLate);
    await page.reload();
  } else await refuse(page, fault === 'the device is full' ? 'QuotaExceededError' : 'InvalidAccessError');
  return fault !== 'copies are evicted';
}
