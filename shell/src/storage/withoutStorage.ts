/** Fetched where the browser keeps nothing: lets Spire be used for as long as the page lives, and says so once (D78). */
import { loadNamespaces } from '@spire/i18n';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { status } from '../status/messages/namespace.ts';
import { KEEPS_NOTHING_TOLD } from '../status/toldKey.ts';
import { UnkeptLine } from './UnkeptLine.tsx';

/** What the browser still gives out, where it has no room for more. */
function readable(name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    return Object.entries(window[name]) as [string, string][];
  } catch {
    return [];
  }
}

/** A store of this page alone. Its names are its own properties, as those of the browser's are. */
function pageStorage(kept: Record<string, string>): Storage {
  const names = () => Object.keys(kept);
  const methods: Storage = {
    getItem: (name: string) => (Object.hasOwn(kept, name) ? (kept[name] ?? null) : null),
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
    clear: () => names().forEach((name) => Reflect.deleteProperty(kept, name)),
    key: (index: number) => names()[index] ?? null,
    get length() {
      return names().length;
    },
  };
  return Object.setPrototypeOf(kept, methods) as Storage;
}

/**
 * Puts a store of this page in the place of the browser's. It stands under the browser's own names, because the auth
 * library and the remotes know no others.
 */
export function keepInPage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const value = pageStorage(Object.fromEntries(readable(name)));
    Object.defineProperty(window, name, { value, configurable: true });
  }
  sessionStorage.setItem(KEEPS_NOTHING_TOLD, 'yes');
}

/** Says what is not kept, above the app. Comes after `startI18n`. */
export async function tellUnkept(): Promise<void> {
  await loadNamespaces([status]);
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  root.render(createElement(UnkeptLine, { onClose: () => root.unmount() }));
}
