import { globSync } from 'node:fs';
import path from 'node:path';

/** The remotes of this repository, by folder: whatever is named `mf-…` and has a manifest. */
export function remoteFolders(root: string): string[] {
  return globSync('mf-*/src/manifest.ts', { cwd: root })
    .map((file) => file.split(path.sep)[0] ?? '')
    .sort();
}
