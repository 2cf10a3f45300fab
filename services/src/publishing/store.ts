import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../../../bootstrap/problem.mjs';
import { isLinked, readLock, removeStale } from '../lockFiles.ts';
import { processIdentity } from '../processIdentity.ts';
import { STORE } from '../web/publishedRemotes.ts';
import { integrityOf } from '../web/remoteBuild.ts';

const holder = z.object({ pid: z.number().int().positive(), identity: z.string() });

/** Where remotes are published to. Versions never change once they are there; the registry alone moves. */
export interface Store {
  /** A file by its path in the store; undefined where there is none. */
  read: (file: string) => Promise<Buffer | undefined>;
  /** Brings a folder to its place, whole or not at all. `fill` writes it; what is there already stays as it is. */
  add: (place: string, fill: (folder: string) => void) => Promise<void>;
  /** Moves the registry. Whoever reads sees the one before or this one, never a part of it. */
  point: (registry: string) => Promise<void>;
  /** Excludes every other publisher while this goes on. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** A folder of this machine: the one a running server reads, or one that is carried elsewhere. */
export function folderStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    read: (file) => Promise.resolve(existsSync(at(file)) ? readFileSync(at(file)) : undefined),
    add: (place, fill) => {
      if (existsSync(at(place))) return Promise.resolve();
      const beside = mkdtempSync(at('.adding-'));
      try {
        fill(beside);
        mkdirSync(path.dirname(at(place)), { recursive: true });
        renameSync(beside, at(place));
      } finally {
        rmSync(beside, { recursive: true, force: true });
      }
      return Promise.resolve();
    },
    point: (registry) => {
      if (existsSync(at(STORE.registry))) copyFileSync(at(STORE.registry), at(STORE.before));
      const beside = at(`.${STORE.registry}`);
      const open = openSync(beside, 'w');
      writeFileSync(open, registry);
      fsyncSync(open);
      closeSync(open);
      renameSync(beside, at(STORE.registry));
      return Promise.resolve();
    },
    alone: async (work) => {
      const giveBack = takeLock(at('.publishing'));
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
  };
}

/** The locks that this process holds, as they are written. */
const held = new Set<string>();

/**
 * Takes the lock and answers how it is given back. It names its process and is unlike every other: one that was left
 * behind by a kill holds nothing, also when a later process has the same id.
 */
function takeLock(lock: string): () => void {
  const { pid } = process;
  const own = JSON.stringify({ pid, identity: processIdentity(pid) ?? '', lock: randomUUID() });
  const draft = `${lock}.${randomUUID()}`;
  writeFileSync(draft, own);
  try {
    while (!isLinked(draft, lock)) {
      const found = readLock(lock);
      const other = holderOf(found);
      if (other !== undefined)
        throw new Problem(`Somebody else is publishing there (process ${other}): try again when they are done.`);
      removeStale(lock, found);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(own);
  return () => {
    held.delete(own);
    if (readLock(lock) === own) rmSync(lock);
  };
}

/** The process that holds a lock; undefined when none does, whatever the lock says. */
function holderOf(lock: string | undefined): number | undefined {
  if (lock === undefined) return undefined;
  const named = readHolder(lock);
  if (named === undefined || processIdentity(named.pid) !== named.identity) return undefined;
  return named.pid !== process.pid || held.has(lock) ? named.pid : undefined;
}

function readHolder(lock: string): z.infer<typeof holder> | undefined {
  try {
    return holder.parse(JSON.parse(lock));
  } catch {
    return undefined;
  }
}

/**
 * A host that is read at an address and written by a command of its own: `upload` is run by the shell with a folder in
 * `FROM`, where its content belongs in `TO` ("" is the root) and how long it may be kept in `CACHE_CONTROL`.
 */
export function hostedStore(address: string, upload: string, environment: Record<string, string | undefined>): Store {
  const run = (from: string, to: string, cacheControl: string) =>
    execFileSync('/bin/sh', ['-c', upload], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, FROM: from, TO: to, CACHE_CONTROL: cacheControl },
    });
  const within = async (work: (folder: string) => Promise<void>) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'spire-publish-'));
    try {
      await work(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const read = async (file: string): Promise<Buffer | undefined> => {
    const response = await fetch(new URL(file, address), { headers: { 'cache-control': 'no-cache' } });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Problem(`${response.url} was answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  return {
    read,
    add: (place, fill) =>
      within((folder) => {
        fill(folder);
        run(folder, place, 'public, max-age=31536000, immutable');
        return Promise.resolve();
      }),
    point: (registry) =>
      within(async (folder) => {
        writeFileSync(path.join(folder, STORE.registry), registry);
        run(folder, '', 'no-cache');
        const now = await read(STORE.registry);
        if (now === undefined || integrityOf(now) !== integrityOf(Buffer.from(registry)))
          throw new Problem(`${new URL(STORE.registry, address).href} is not yet the registry that was put there`);
      }),
    // Pipelines of teams that share a host take turns by what their forge offers for it (docs/publishing.md).
    alone: (work) => work(),
  };
}
