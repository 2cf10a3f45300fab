import { ROUTES, routeOf, safeNextPath, type RouteId } from '@spire/domain/routes';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Goes to a path of the app without a reload; for the screens outside the router. */
export function go(path: string, { isReplacing = false } = {}): void {
  if (path === hereWithQuery()) return;
  window.history[isReplacing ? 'replaceState' : 'pushState'](null, '', path);
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

/** Pages that anyone may read, signed in or not (D9). */
export type PublicPage = 'help' | 'privacy';

export function publicPageAt(pathname: string): PublicPage | undefined {
  const route = routeOf(pathname);
  return route === 'help' || route === 'privacy' ? route : undefined;
}

/** The login screen, remembering the page asked for (D8); Home needs no remembering, it is where login leads. */
export function loginPath(here: URL): string {
  const asked = safeNextPath(here.pathname + here.search);
  const route = routeOf(here.pathname);
  // The chooser stands at the root, and keeps the query of the login screen that led to it.
  if (here.pathname === '/') return ROUTES.auth.path + here.search;
  if (asked === undefined || route === 'home' || route === 'auth' || route === 'authCallback') return ROUTES.auth.path;
  return `${ROUTES.auth.path}?next=${encodeURIComponent(asked)}`;
}

function isOnlyForOthers({ pathname }: URL): boolean {
  const route = routeOf(pathname);
  return route === 'auth' || route === 'authCallback' || route === 'setup';
}

/**
 * Where a signed-in person is taken from here; null when they may stay (D8). `isNew` people belong in onboarding, and
 * may read help and privacy on the way; onboarding itself is not repeated.
 */
export function entryPath(here: URL, isNew: boolean): string | null {
  const route: RouteId | undefined = routeOf(here.pathname);
  const isPublic = route === 'help' || route === 'privacy';
  if (isNew) return isPublic || route === 'setup' ? null : ROUTES.setup.path;
  if (route === 'auth') {
    const next = safeNextPath(here.searchParams.get('next'));
    return next === undefined || isOnlyForOthers(new URL(next, here)) ? ROUTES.home.path : next;
  }
  return isOnlyForOthers(here) ? ROUTES.home.path : null;
}
