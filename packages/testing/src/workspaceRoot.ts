import { existsSync } from 'node:fs';
import path from 'node:path';

/** The repository's root: the folder with `turbo.json`, at or above the working folder. */
export function workspaceRoot(): string {
  let folder = process.cwd();
  while (!existsSync(path.join(folder, 'turbo.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('Not within the Spire repository');
    folder = parent;
  }
  return folder;
}
