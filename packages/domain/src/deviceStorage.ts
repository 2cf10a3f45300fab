/** Texts by their names, kept by the browser where it does that, else for as long as the page lives (D78). Nothing throws. */
export interface TextStore {
  getItem: (name: string) => string | null;
  /** Whether the browser keeps it; it may deny its storage, or have no room in it. */
  setItem: (name: string, text: string) => boolean;
  removeItem: (name: string) => void;
  keys: () => string[];
}

type StoreName = 'localStorage' | 'sessionStorage';

/** The part of a browser's store that is used; its names are its own properties. */
type BrowserStore = Pick<TextStore, 'getItem' | 'removeItem'> & { setItem: (name: string, text: string) => void };

/** Where the page holds what the browser would not take: in one place for the shell and every remote. */
const UNKEPT = Symbol.for('spire.unkept');
type Page = { [UNKEPT]?: Partial<Record<StoreName, Map<string, string>>> };

function unkeptOf(name: StoreName): Map<string, string> {
  const stores = ((globalThis as Page)[UNKEPT] ??= {});
  return (stores[name] ??= new Map());
}

function asked<T>(name: StoreName, ask: (store: BrowserStore) => T, otherwise: T): T {
  try {
    return ask(Reflect.get(globalThis, name) as BrowserStore);
  } catch {
    return otherwise;
  }
}

function storeOf(name: StoreName): TextStore {
  return {
    getItem: (key) => unkeptOf(name).get(key) ?? asked(name, (store) => store.getItem(key), null),
    setItem: (key, text) => {
      const keep = (store: BrowserStore) => (store.setItem(key, text), true);
      const isKept = asked(name, keep, false);
      if (isKept) unkeptOf(name).delete(key);
      else unkeptOf(name).set(key, text);
      return isKept;
    },
    removeItem: (key) => {
      unkeptOf(name).delete(key);
      asked(name, (store) => store.removeItem(key), undefined);
    },
    keys: () => [...new Set([...asked(name, Object.keys, [] as string[]), ...unkeptOf(name).keys()])],
  };
}

/** Values that stay on this device. The only place that asks the browser's own stores. */
export const deviceStorage = storeOf('localStorage');
/** Values that go with the tab. */
export const tabStorage = storeOf('sessionStorage');

const PROBE = 'spire.probe';

/** Whether the browser keeps what it is given. */
export function isStorageKept(): boolean {
  const isKept = [deviceStorage, tabStorage].map((store) => store.setItem(PROBE, PROBE));
  for (const store of [deviceStorage, tabStorage]) store.removeItem(PROBE);
  return isKept.every(Boolean);
}
