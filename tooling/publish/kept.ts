import type { RemoteManifest } from '@spire/domain/remoteManifest';
import type { Offers, Stated } from '@spire/services/publishing/compatibility';
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How many releases back shell, remotes and graph of today still go together with. */
const KEPT = 2;

/** The self-description of one release: enough to know what goes together with it, and a hundredth of its size. */
export interface Release {
  shell: Offers;
  /** The operations of the shell and the packages on the graph, by hash. */
  operations: Readonly<Record<string, string>>;
  remotes: readonly (Stated & { manifest: RemoteManifest })[];
}

const folderIn = (root: string) => path.join(root, 'tooling/publish/kept');

/** The releases that are kept, the newest last. */
export function keptReleases(root: string): { name: string; release: Release }[] {
  return globSync('*.json', { cwd: folderIn(root) })
    .sort()
    .map((file) => ({
      name: path.basename(file, '.json'),
      release: JSON.parse(readFileSync(path.join(folderIn(root), file), 'utf8')) as Release,
    }));
}

/** Keeps a release in place of the oldest. */
export function keep(root: string, day: string, release: Release): string {
  const file = path.join(folderIn(root), `${day}.json`);
  mkdirSync(folderIn(root), { recursive: true });
  writeFileSync(file, JSON.stringify(release));
  execFileSync('oxfmt', [file], { cwd: root });
  const before = keptReleases(root).slice(0, -KEPT);
  for (const { name } of before) rmSync(path.join(folderIn(root), `${name}.json`));
  return file;
}
