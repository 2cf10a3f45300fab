import { HOME_CARDS, ROUTES, routeOf, type RouteId } from '@spire/domain/routes';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { createRemotes, type RemotePlace, type Remotes } from '../federation/remotes.ts';
import { withData } from './dataAccess.tsx';

let remotes: Remotes | undefined;

/** The remotes of this page: one federation host, however often people sign in and out. */
export function remotesOf(config: BrowserConfig): Remotes {
  return (remotes ??= createRemotes(config, { wrap: withData }));
}

/** Which remotes' places a route shows. */
export function placesOf(route: RouteId): RemotePlace[] {
  if (route === 'home') return HOME_CARDS.map(({ id, owner }) => ({ remote: owner, kind: 'card', id }));
  const { owner } = ROUTES[route];
  return owner === 'shell' ? [] : [{ remote: owner, kind: 'page', id: route }];
}

/** Fetches what a path will need before it is shown; a failure is shown there, with its retry, and not here. */
export function fetchAhead(config: BrowserConfig, pathname: string): void {
  const route = routeOf(pathname);
  if (route === undefined) return;
  for (const place of placesOf(route)) {
    remotesOf(config)
      .at(place)
      .load()
      .catch(() => undefined);
  }
}
