import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { entityTooLarge, senderGone } from '../http/storageError.ts';

/** Content that has been received whole and belongs to no object yet. */
export interface Draft {
  readonly file: string;
  readonly size: number;
  readonly eTag: string;
}

/**
 * Content on disk, each under a version drawn at random: no name that a caller gave becomes part of a path. A file is
 * written whole before its row is committed, and removed after the row is gone, so that no row is ever without its
 * content; what a crash leaves behind belongs to no row, and `sweep` removes it.
 */
export interface ContentStore {
  /** Throws `EntityTooLarge` at the first byte over the limit, and leaves the rest unread. */
  receive(source: Readable, limit: number): Promise<Draft>;
  copy(version: string): Promise<Draft | undefined>;
  /** Replaces a draft by what `work` writes of it to a second file. */
  rework(draft: Draft, work: (from: string, to: string) => Promise<void>): Promise<Draft>;
  /** Keeps a draft for good; answers its version. */
  keep(draft: Draft): Promise<string>;
  discard(draft: Draft): Promise<void>;
  open(version: string | null): Promise<FileHandle | undefined>;
  remove(versions: readonly (string | null)[]): Promise<void>;
  /** Removes drafts, and versions written before `since` that `areKnown` does not answer. */
  sweep(since: Date, areKnown: (versions: string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function writeWhole(file: string, source: Readable, limit: number): Promise<{ size: number; eTag: string }> {
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    // The source stays usable: the refusal still has to travel on the same connection.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw entityTooLarge();
      hash.update(chunk);
      await handle.appendFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, eTag: `"${hash.digest('hex').slice(0, 32)}"` };
}

async function describe(file: string): Promise<Draft> {
  const hash = createHash('sha256');
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return { file, size: (await stat(file)).size, eTag: `"${hash.digest('hex').slice(0, 32)}"` };
}

function isCutOff(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  // Some file systems know no such thing for folders.
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/** Opens the store in a folder, which it makes; only the service's own user can enter. */
export async function openContentStore(folder: string): Promise<ContentStore> {
  const drafts = path.join(folder, 'drafts');
  const kept = path.join(folder, 'content');
  for (const each of [drafts, kept]) await mkdir(each, { recursive: true, mode: 0o700 });

  const newDraft = () => path.join(drafts, randomUUID());
  const fileOf = (version: string) => path.join(kept, version.slice(0, 2), version);

  const store: ContentStore = {
    async receive(source, limit) {
      const file = newDraft();
      let lost: unknown = source.errored;
      source.once('error', (error) => (lost = error));
      try {
        return { file, ...(await writeWhole(file, source, limit)) };
      } catch (error) {
        await rm(file, { force: true });
        // The connection ended, or a form did within its file.
        throw error === lost || isCutOff(error) ? senderGone() : error;
      }
    },
    async copy(version) {
      if (!UUID.test(version)) return undefined;
      const file = newDraft();
      try {
        await copyFile(fileOf(version), file, constants.COPYFILE_FICLONE);
        return await describe(file);
      } catch (error) {
        await rm(file, { force: true });
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async rework(draft, work) {
      const file = newDraft();
      try {
        await work(draft.file, file);
        return await describe(file);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      } finally {
        await store.discard(draft);
      }
    },
    async keep(draft) {
      const version = randomUUID();
      const file = fileOf(version);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await rename(draft.file, file);
      await syncFolder(path.dirname(file));
      return version;
    },
    discard: (draft) => rm(draft.file, { force: true }),
    async open(version) {
      if (version === null || !UUID.test(version)) return undefined;
      return open(fileOf(version), 'r').catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      });
    },
    async remove(versions) {
      for (const version of versions)
        if (version !== null && UUID.test(version)) await rm(fileOf(version), { force: true });
    },
    async sweep(since, areKnown) {
      let removed = 0;
      const removeOld = async (file: string) => {
        const { mtime } = await stat(file);
        if (mtime >= since) return;
        await rm(file, { force: true });
        removed += 1;
      };
      for (const name of await readdir(drafts)) await removeOld(path.join(drafts, name));
      for (const part of await readdir(kept)) {
        const versions = await readdir(path.join(kept, part));
        const known = await areKnown(versions);
        for (const version of versions) if (!known.has(version)) await removeOld(path.join(kept, part, version));
      }
      return removed;
    },
  };
  return store;
}
