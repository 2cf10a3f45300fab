import type { ComposedPages } from '@spire/domain/composePages';
import { pagesOf, type RemoteRegistry } from '@spire/domain/remoteRegistry';

/** The pages of a running stack, of shell and remotes, as its own registry tells them. */
export async function appPages(url: string): Promise<ComposedPages> {
  const answer = await fetch(`${url}/remotes.json`);
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return pagesOf(((await answer.json()) as RemoteRegistry).remotes);
}
