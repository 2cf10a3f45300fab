import { pagesOf } from '@spire/domain/remoteRegistry';
import path from 'node:path';
import { remoteFolders } from './remotes.ts';

/** The pages of the shell and of all remotes of a repository, by their manifests. */
export async function everyPage(root: string) {
  const remotes = await Promise.all(
    remoteFolders(root).map(async (name) => {
      const file = path.join(root, name, 'src/manifest.ts');
      return [name, { manifest: ((await import(file)) as { default: unknown }).default }] as const;
    }),
  );
  return pagesOf(Object.fromEntries(remotes));
}
