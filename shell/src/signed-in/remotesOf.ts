import type { BrowserConfig } from '@spire/domain/servicePaths';
import { createRemotes, type Remotes } from '../federation/remotes.ts';
import { withData } from './dataAccess.tsx';

let remotes: Remotes | undefined;

/** The remotes of this page, with the person's data around them, however often people sign in and out. */
export function remotesOf(config: BrowserConfig): Remotes {
  return (remotes ??= createRemotes(config, { wrap: withData }));
}
