import { pageAt } from '@spire/domain/composePages';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { sharedPages } from '@spire/remote-kit';
import { createRemotes, type RemotePlace, type Remotes } from '../federation/remotes.ts';
import { withData } from './dataAccess.tsx';

let remotes: Remotes | undefined;

/** The remotes of this page, with the person's data around them, however often people sign in and out. */
export function remotesOf(config: BrowserConfig): Remotes {
  return (remotes ??= createRemotes(config, { wrap: withData }));
}

/** Which remotes' places a path shows. */
function placesAt(pathname: string): RemotePlace[] {
  const pages = sharedPages();
  const page = pageAt(pages, pathname);
  if (page?.id === 'home') return pages.cards.map(({ id, owner }) => ({ remote: owner, kind: 'card', id }));
  return page === undefined || page.owner === 'shell' ? [] : [{ remote: page.owner, kind: 'page', id: page.id }];
}

/** Fetches what a path will need before it is shown; a failure is shown there, with its retry, and not here. */
export function fetchAhead(config: BrowserConfig, pathname: string): void {
  for (const place of placesAt(pathname)) {
    remotesOf(config)
      .at(place)
      .load()
      .catch(() => undefined);
  }
}
