import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { Problem } from '../bootstrap/problem.mjs';
import { errorCode, fileSystemProblem } from './fileSystemProblem.ts';
import { processIdentity } from './processIdentity.ts';

const schema = z.object({ pid: z.number().int().positive(), identity: z.string(), address: z.string() });

/** Who uses a data folder. */
export type LockHolder = z.infer<typeof schema>;

/** Keeps a second stack away from the data folder; `release` lets it go. */
export interface InstanceLock {
  release: () => void;
}

/** The stack that uses this data folder now; undefined when none does, whatever a dead one left behind. */
export function lockHolder(file: string): LockHolder | undefined {
  const holder = parse(read(file));
  return holder !== undefined && processIdentity(holder.pid) === holder.identity ? holder : undefined;
}

/** Takes the data folder for this process. A lock of a process that is gone (after `kill -9`, say) is taken over. */
export function takeLock(file: string, folder: string, address: string): InstanceLock {
  const identity = processIdentity(process.pid) ?? '';
  const content = JSON.stringify({ pid: process.pid, identity, address } satisfies LockHolder);
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (isLinked(draft, file)) return { release: () => release(file, content) };
      const holder = lockHolder(file);
      if (holder !== undefined)
        throw new Problem(
          `Spire is running already with the data folder ${folder}: ${holder.address}, process ${holder.pid}.\n` +
            `Stop it with Ctrl-C in its terminal or \`kill ${holder.pid}\`, or start this one with another DATA_DIR=… and PORT=…`,
        );
      removeStale(file);
    }
    throw new Problem(`The lock file ${file} changes while it is read. Start again, one at a time.`);
  } catch (error) {
    throw fileSystemProblem(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link is made by one process only, and whole: nobody reads half a lock. Where there are no links, a copy has to do. */
function isLinked(draft: string, file: string): boolean {
  const hasNoLinks = (code: string | undefined) => code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS';
  try {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!hasNoLinks(errorCode(error))) throw error;
      copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the dead lock away before removing it, so that of two starters only one removes it, and never a fresh one. */
function removeStale(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  const before = read(file);
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== before) isLinked(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string, content: string): void {
  if (read(file) === content) rmSync(file, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string | undefined): LockHolder | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
