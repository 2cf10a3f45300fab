import { cardsOnHome, pageAt } from '@spire/domain/composePages';
import { shellPageAt } from '@spire/domain/routes';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { sharedPages } from '@spire/remote-kit';
import type { RemotePlace } from '../federation/remotes.ts';
import { homePage } from './ownPages.ts';
import { remotesOf } from './remotesOf.ts';

/** Which remotes' places a path shows. */
function placesAt(pathname: string): RemotePlace[] {
  const pages = sharedPages();
  const page = pageAt(pages, pathname);
  if (page?.id === 'home') return cardsOnHome(pages).map(({ id, owner }) => ({ remote: owner, kind: 'card', id }));
  return page === undefined || page.owner === 'shell' ? [] : [{ remote: page.owner, kind: 'page', id: page.id }];
}

/** Fetches what a path will need before it is shown; a failure is shown there, with its retry, and not here. */
export function fetchAhead(config: BrowserConfig, pathname: string): void {
  if (shellPageAt(pathname) === 'home') homePage.load().catch(() => undefined);
  for (const place of placesAt(pathname)) {
    remotesOf(config)
      .at(place)
      .load()
      .catch(() => undefined);
  }
}
