import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'coverage']);

/** The folders that no build reads. */
const OTHERS = new Set(['docs', 'e2e', 'bench', 'deploy']);

/** The folders of the applications that run in a browser: the shell and the remotes. */
export function browserApps() {
  return readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
}

/** A digest of name, size and date of everything the builds read: cheap (one `stat` per file), and new when in doubt. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const name of readdirSync(root).sort()) {
    if (!name.startsWith('.') && !OTHERS.has(name)) add(path.join(root, name), name);
  }
  return hash.digest('hex');

  /** @param {string} at @param {string} name */
  function add(at, name) {
    if (SKIPPED.has(name) || name.startsWith('.') || /\.test\.tsx?$/.test(name) || !existsSync(at)) return;
    const found = statSync(at);
    if (!found.isDirectory()) return void hash.update(`${path.relative(root, at)}\0${found.size}\0${found.mtimeMs}\n`);
    for (const child of readdirSync(at).sort()) add(path.join(at, child), child);
  }
}
