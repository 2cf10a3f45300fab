import { REMOTE_NAME } from '@spire/domain/remoteManifest';
import { existsSync, readdirSync } from 'node:fs';

/** Names of the remotes' folders below a folder, in the order in which they come into the registry. */
export function remoteFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && REMOTE_NAME.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
