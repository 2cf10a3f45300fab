import { pageAt, type ComposedPage } from '@spire/domain/composePages';
import { safeNextPath, SHELL_PAGES, shellPageAt } from '@spire/domain/routes';
import { sharedPages } from '@spire/remote-kit';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Goes to a path of the app without a reload; for the screens outside the router. */
export function go(path: string, { isReplacing = false } = {}): void {
  if (path === hereWithQuery()) return;
  window.history[isReplacing ? 'replaceState' : 'pushState'](null, '', path);
  tellOfMove();
}

/** Tells the screens outside a router that something else has changed the address. */
export function tellOfMove(): void {
  for (const listener of listeners) listener();
}

function hereWithQuery(): string {
  return window.location.pathname + window.location.search;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Path and query of the moment; follows `go` and the browser's own buttons. */
export function useHere(): URL {
  const here = useSyncExternalStore(subscribe, hereWithQuery);
  return new URL(window.location.origin + here);
}

function pageHere({ pathname }: { pathname: string }): ComposedPage | undefined {
  return pageAt(sharedPages(), pathname);
}

/** The page here that anyone may read, signed in or not, of the shell or of a remote (D9). */
export function openPageAt(pathname: string): ComposedPage | undefined {
  const page = pageHere({ pathname });
  return page?.access === 'anyone' && page.id !== 'authCallback' ? page : undefined;
}

/** Whether a newcomer belongs here; to visitors it is the welcome screen. */
export function isForNewcomers(pathname: string): boolean {
  return pageHere({ pathname })?.access === 'newcomer';
}

/** The login screen, remembering the page asked for (D8); Home needs no remembering, it is where login leads. */
export function loginPath(here: URL): string {
  const asked = safeNextPath(here.pathname + here.search);
  const page = shellPageAt(here.pathname);
  // The chooser stands at the root, and keeps the query of the login screen that led to it.
  if (here.pathname === '/') return SHELL_PAGES.auth.path + here.search;
  if (asked === undefined || page === 'home' || page === 'auth' || page === 'authCallback')
    return SHELL_PAGES.auth.path;
  return `${SHELL_PAGES.auth.path}?next=${encodeURIComponent(asked)}`;
}

/** The welcome screen, for whom this device does not know yet (D51); it remembers as the login screen does. */
export function welcomePath(here: URL): string {
  const path = newcomersPath();
  const login = loginPath(here);
  return path === undefined ? login : path + login.slice(SHELL_PAGES.auth.path.length);
}

/** Onboarding is repeated only by the name of one of its forms (D68). */
function isOnlyForOthers({ pathname, searchParams }: URL): boolean {
  const page = shellPageAt(pathname);
  return page === 'auth' || page === 'authCallback' || (isForNewcomers(pathname) && !searchParams.has('form'));
}

/** Where onboarding is; undefined where no remote offers it. */
export function newcomersPath(): string | undefined {
  return sharedPages().pages.find(({ access }) => access === 'newcomer')?.path;
}

/**
 * Where a signed-in person is taken from here; null when they may stay (D8). `isNew` people belong in onboarding, and
 * may read what is open to anyone on the way; onboarding itself is not repeated.
 */
export function entryPath(here: URL, isNew: boolean): string | null {
  if (isNew) return openPageAt(here.pathname) || isForNewcomers(here.pathname) ? null : (newcomersPath() ?? null);
  if (!isOnlyForOthers(here)) return null;
  const next = safeNextPath(here.searchParams.get('next'));
  return next === undefined || isOnlyForOthers(new URL(next, here)) ? SHELL_PAGES.home.path : next;
}
