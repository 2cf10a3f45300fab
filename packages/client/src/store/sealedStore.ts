import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { withTimeout } from '../withTimeout.ts';

/**
 * Tables: `writes` in the order made, under the store's own numbers; by name `answers`, `drafts`, `pictures` and
 * voice notes that wait to be sent, `thumbnails` of those that the server has, and `choices` that are offered once more.
 */
export type Table = 'writes' | 'answers' | 'drafts' | 'pictures' | 'thumbnails' | 'choices';
type Key = number | string;

/**
 * One person's own store on this device. Everything in it is sealed with a key that never leaves the browser, and goes
 * with it when they log out. Every call rejects where the device does not take or give what is asked.
 */
export interface SealedStore {
  /** Puts it behind everything else of its table; answers its number. Kept for good once answered. */
  add: (table: 'writes', value: object) => Promise<number>;
  put: (table: Table, key: Key, value: object) => Promise<void>;
  get: (table: Table, key: Key) => Promise<unknown>;
  /** Oldest number, or first name, first. Entries that cannot be opened are left out. */
  entries: (table: Table) => Promise<[key: Key, value: unknown][]>;
  /** The names alone. */
  keys: (table: Table) => Promise<Key[]>;
  remove: (table: Table, key: Key) => Promise<void>;
  /** Lets go of the connection; what is kept stays. */
  close: () => void;
}

/** Tables that the server has as well: emptied where there is no room for those that it has not (D78). */
const SHED: readonly Table[] = ['answers', 'thumbnails'];

const PREFIX = 'spire.';
const VERSION = 4;
const nameOf = (userId: string) => PREFIX + userId;

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const isFull = (error: unknown) => (error as Partial<DOMException> | null)?.name === 'QuotaExceededError';

const isSealed = (value: unknown): value is Sealed => typeof value === 'object' && value !== null && 'bytes' in value;

/** AES-GCM around JSON; `userId` is authenticated with it, so that nothing of one person opens as another's. */
function sealer(key: CryptoKey, userId: string) {
  const additionalData = new TextEncoder().encode(userId);
  return {
    seal: async (value: object): Promise<Sealed> => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, text) };
    },
    unseal: async (sealed: unknown): Promise<unknown> => {
      if (!isSealed(sealed)) return undefined;
      const { iv, bytes } = sealed;
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    },
  };
}

/** The key of this store: the one that lies there, also where another tab has put it a moment ago. */
async function keyOf(db: IDBPDatabase): Promise<CryptoKey> {
  const known: unknown = await db.get('key', 'seal');
  if (known !== undefined) return known as CryptoKey;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const tx = db.transaction('key', 'readwrite');
  const first: unknown = await tx.store.get('seal');
  if (first === undefined) await tx.store.put(made, 'seal');
  await tx.done;
  return (await db.get('key', 'seal')) as CryptoKey;
}

const open = (userId: string, onLost: () => void) =>
  openDB(nameOf(userId), VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('key');
        db.createObjectStore('writes', { autoIncrement: true });
        db.createObjectStore('answers');
        db.createObjectStore('drafts');
      }
      if (before < 2) db.createObjectStore('pictures');
      if (before < 3) db.createObjectStore('thumbnails');
      if (before < 4) db.createObjectStore('choices');
    },
    // A logout in another tab takes everything away: nothing here may hold on to it.
    blocking: (_before, _after, event) => {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });

/** The time a browser may take to open it, in ms; some stop answering until they are restarted. */
const OPENING_WAIT = 8000;

/**
 * Opens the store of a person. Rejects where the browser keeps nothing, or nothing that it can seal: some give no
 * IndexedDB in a private window, others refuse to keep a key in it, and a few never say.
 */
export async function openSealedStore(userId: string): Promise<SealedStore> {
  const opening = openAndTry(userId);
  try {
    return await withTimeout(OPENING_WAIT, opening);
  } catch (error) {
    void opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw error;
  }
}

/** Opens it as a page does that has time: what is slow is tried once more before it is said to keep nothing. */
export const openPatiently = (userId: string): Promise<SealedStore> =>
  openSealedStore(userId).catch(() => openSealedStore(userId));

async function openAndTry(userId: string): Promise<SealedStore> {
  let isClosed = false;
  let opening: Promise<IDBPDatabase> | undefined;
  const lose = () => (opening = undefined);
  const connect = () => (opening ??= open(userId, lose));

  const first = await connect();
  const { seal, unseal } = sealer(await keyOf(first), userId);
  const probe = await unseal(await seal({ isOpen: true }));
  if ((probe as { isOpen?: boolean }).isOpen !== true) throw new Error('This browser opens nothing that it seals');

  /** Phones drop the connection of an app in the background: opened once more, and then told. */
  async function using<T>(run: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    if (isClosed) throw new Error('The store is closed');
    try {
      return await run(await connect());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      lose();
      return run(await connect());
    }
  }

  /** Where the device is full, what can be had again makes room. */
  async function withRoom<T>(table: Table, run: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      return await using(run);
    } catch (error) {
      if (!isFull(error) || SHED.includes(table)) throw error;
      for (const each of SHED) await using((db) => db.clear(each));
      return using(run);
    }
  }

  return {
    async add(table, value) {
      const sealed = await seal(value);
      return withRoom(table, async (db) => {
        const tx = db.transaction(table, 'readwrite', { durability: 'strict' });
        const key = await tx.store.add(sealed);
        await tx.done;
        return Number(key);
      });
    },
    async put(table, key, value) {
      const sealed = await seal(value);
      await withRoom(table, (db) => db.put(table, sealed, key));
    },
    get: async (table, key) => unseal(await using((db) => db.get(table, key))),
    async entries(table) {
      const [keys, sealed] = await using(async (db) => {
        const tx = db.transaction(table);
        return Promise.all([tx.store.getAllKeys(), tx.store.getAll() as Promise<unknown[]>]);
      });
      const opened = await Promise.all(sealed.map((each) => unseal(each).catch(() => undefined)));
      return keys.map((key, at): [Key, unknown] => [key as Key, opened[at]]).filter(([, value]) => value !== undefined);
    },
    keys: async (table) => (await using((db) => db.getAllKeys(table))) as Key[],
    remove: async (table, key) => using((db) => db.delete(table, key)),
    close() {
      isClosed = true;
      void opening?.then(
        (db) => db.close(),
        () => undefined,
      );
    },
  };
}

/**
 * Takes a person's store off this device. The key goes first, so that what a busy browser still holds on to can never be
 * opened again.
 */
export async function destroySealedStore(userId: string): Promise<void> {
  try {
    const db = await open(userId, () => undefined);
    await db.clear('key');
    db.close();
  } finally {
    await deleteDB(nameOf(userId));
  }
}
