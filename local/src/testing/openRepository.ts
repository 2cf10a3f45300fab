import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from './stackProcess.ts';

/** Folders from the root of the file system down to this one, itself included. */
const lineage = (folder: string): string[] => {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...lineage(parent), folder];
};

const isOpen = (folder: string) => lineage(folder).every((each) => (statSync(each).mode & 0o001) !== 0);

/**
 * The built repository at a place that every user of the machine can enter: itself or, under a home that is closed to
 * others, a copy in links. `close` removes that again.
 */
export function openRepository(): { folder: string; close: () => void } {
  if (isOpen(repository)) return { folder: repository, close: () => undefined };
  const place = mkdtempSync(path.join(tmpdir(), 'spire-repository-'));
  const copy = path.join(place, 'repository');
  // Links where both lie on one file system.
  execFileSync('sh', ['-c', 'cp -al "$0" "$1" 2>/dev/null || { rm -rf "$1"; cp -a "$0" "$1"; }', repository, copy]);
  execFileSync('chmod', ['a+rx', place, copy]);
  return { folder: copy, close: () => rmSync(place, { recursive: true, force: true }) };
}
