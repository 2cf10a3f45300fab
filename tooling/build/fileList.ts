import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where a build lists what it has written: beside its folder, and restored with it. */
const listOf = (folder: string): string => path.join(folder, 'dist.files.json');

/** The files a server program adds to its build as it runs, and those that development builds beside it. */
const ADDED = /^(compiled|dev)\//;
/** The end of a compressed copy's name, which stays as long as its file. */
const COPY = /\.(br|gz)$/;

function filesIn(folder: string): string[] {
  const dist = path.join(folder, 'dist');
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !ADDED.test(file))
    .sort();
}

/** Lists the files of a build that is whole. */
export function writeFileList(folder: string): void {
  writeFileSync(listOf(folder), JSON.stringify(filesIn(folder)));
}

/**
 * Removes files of earlier builds. A build restored from a cache writes its files over those that lie there and removes
 * none: with the files of another build among them a remote would be published under another version.
 */
export function removeLeftovers(folder: string): void {
  if (!existsSync(listOf(folder))) return;
  const files = new Set(JSON.parse(readFileSync(listOf(folder), 'utf8')) as string[]);
  for (const file of filesIn(folder)) if (!files.has(file.replace(COPY, ''))) rmSync(path.join(folder, 'dist', file));
}
