import { readRegistry } from '@spire/domain/readRegistry';
import {
  pagesOf,
  REGISTRY_FORMAT,
  type RemoteEntry,
  type RemoteRegistry,
  type RemoteVersion,
} from '@spire/domain/remoteRegistry';
import { constants, cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../../bootstrap/problem.mjs';
import { STORE, versionFolder } from '../web/publishedRemotes.ts';
import { integrityOf } from '../web/remoteBuild.ts';
import { OPERATIONS, readOperations, type Build } from './build.ts';
import type { Needs, Stated } from './compatibility.ts';
import { signed } from './signing.ts';
import type { Store } from './store.ts';

/** Where to, and under which conditions, something is published. */
export interface Target {
  store: Store;
  signingKey?: string | undefined;
  publicKey?: string | undefined;
  /** Why the running shell and graph cannot serve a version, a line for each reason. */
  lacks: (version: Stated) => string[];
}

type Remotes = RemoteRegistry['remotes'];

/** The revision of a registry that was never out. */
const OFFERED = 1;

/** The registry that stands in the store; undefined where nothing was ever published. */
export async function standing(
  { store, publicKey }: Target,
  file: string = STORE.registry,
): Promise<RemoteRegistry | undefined> {
  const content = await store.read(file);
  if (content === undefined) return undefined;
  const reading = await readRegistry(jsonIn(content), { publicKey });
  if (reading.kind === 'refused') throw new Problem(`${file} in the store is not one to build on: ${reading.reason}`);
  return reading.registry;
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

/** Makes these builds what everybody gets. Answers those that were not it already. */
export function publish(target: Target, builds: readonly Build[]): Promise<Build[]> {
  return target.store.alone(async () => {
    const before = await standing(target);
    const news = builds.filter(({ name, version }) => before?.remotes[name]?.version !== version.version);
    if (news.length === 0) return [];
    const registry = await put(target, before, news, revisionAfter(before));
    await target.store.point(JSON.stringify(registry));
    return news;
  });
}

/** Brings a build into the store without giving it to everybody: whoever has a link sees it. */
export async function offer(target: Target, build: Build): Promise<void> {
  // Signed, and yet older than whatever is out: nobody can give it to everybody by moving it there.
  await put(target, await standing(target), [build], OFFERED);
}

/** Makes an earlier version what everybody gets: the one before, or the one named. Answers which. */
export function rollBack(target: Target, name: string, wanted?: string): Promise<string> {
  return target.store.alone(async () => {
    const before = await standing(target);
    const current = before?.remotes[name];
    if (before === undefined || current === undefined) throw new Problem(`${name} was never published there`);
    const version = wanted ?? current.previous?.version;
    if (version === undefined) throw new Problem(`${name} ${current.version} is the first that was published there`);
    const entry = await publishedEntry(target, name, version);
    refuse(target.lacks(await statedIn(target.store, name, entry)));
    const registry = await next(target, before, { [name]: entry }, revisionAfter(before));
    await target.store.point(JSON.stringify(registry));
    return version;
  });
}

/** Takes remotes out of what everybody gets. Their versions stay in the store, for pages that are open. */
export function withdraw(target: Target, names: readonly string[]): Promise<void> {
  return target.store.alone(async () => {
    const before = await standing(target);
    if (before === undefined) return;
    const kept = Object.entries(before.remotes).filter(([name]) => !names.includes(name));
    const without = { ...before, remotes: Object.fromEntries(kept) };
    await target.store.point(JSON.stringify(await next(target, without, {}, revisionAfter(before))));
  });
}

/** A version that lies in the store, as the registry named it that it was published into. */
export async function publishedEntry(target: Target, name: string, version: string): Promise<RemoteEntry> {
  const publication = await standing(target, path.posix.join(versionFolder(name, version), STORE.publication));
  const entry = publication?.remotes[name];
  if (entry?.version !== version) throw new Problem(`${name} ${version} is not in the store`);
  return entry;
}

/** A version in the store, described by its own files. */
export async function statedIn(store: Store, name: string, { version, manifest }: RemoteEntry): Promise<Stated> {
  const read = (file: string) => store.read(path.posix.join(versionFolder(name, version), file));
  const [needs, operations] = await Promise.all([read('needs.json'), read(OPERATIONS)]);
  return {
    manifest,
    needs: (jsonIn(needs ?? Buffer.of()) ?? { shared: {} }) as Needs,
    operations: operations === undefined ? {} : readOperations(operations, `${name} ${version}`),
  };
}

/** Lays builds into the store, each beside the registry that first names it, and makes sure that they are there whole. */
async function put(
  target: Target,
  before: RemoteRegistry | undefined,
  builds: readonly Build[],
  revision: number,
): Promise<RemoteRegistry> {
  refuse(builds.flatMap(target.lacks));
  const entries = builds.map(
    ({ name, version, manifest }) =>
      [name, { ...version, manifest, ...previousOf(before?.remotes[name], version) }] as const,
  );
  const registry = await next(target, before, Object.fromEntries(entries), revision);
  for (const { name, dist, version } of builds) {
    const place = versionFolder(name, version.version);
    await target.store.add(place, (folder) => {
      // With their dates: a compressed copy counts while it is not older than its file.
      cpSync(dist, folder, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
      writeFileSync(path.join(folder, STORE.publication), JSON.stringify(registry));
    });
    await requireWhole(target.store, place, version);
  }
  return registry;
}

function previousOf(current: RemoteEntry | undefined, { version }: RemoteVersion): Pick<RemoteEntry, 'previous'> {
  if (current === undefined || current.version === version) return {};
  const { manifest: _, previous: _before, ...previous } = current;
  return { previous };
}

/** Rises also where the clock was put back. */
const revisionAfter = (before: RemoteRegistry | undefined) => Math.max(Date.now(), (before?.revision ?? 0) + 1);

/** The registry after `before` in which these remotes are others. Refuses what would make no app. */
async function next(
  { signingKey }: Target,
  before: RemoteRegistry | undefined,
  changed: Remotes,
  revision: number,
): Promise<RemoteRegistry> {
  const remotes = { ...before?.remotes, ...changed };
  refuse(pagesOf(remotes).refused.map(({ reason }) => reason));
  return signed({ format: REGISTRY_FORMAT, revision, remotes, refused: [] }, signingKey);
}

async function requireWhole(store: Store, place: string, { integrity }: RemoteVersion): Promise<void> {
  for (const [file, hash] of Object.entries(integrity)) {
    const content = await store.read(path.posix.join(place, file));
    if (content === undefined || integrityOf(content) !== hash)
      throw new Problem(`${path.posix.join(place, file)} did not arrive whole; nothing names it`);
  }
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Problem(reasons.map((reason) => `Refused: ${reason}`).join('\n'));
}
