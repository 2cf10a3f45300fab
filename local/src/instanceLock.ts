import type { DataFolder } from '@spire/services/dataFolder';
import { fileSystemProblem } from '@spire/services/fileSystemProblem';
import { isLinked, readLock, removeStale } from '@spire/services/lockFiles';
import { processIdentity } from '@spire/services/processIdentity';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { Problem } from '../../bootstrap/problem.mjs';
import type { Lifecycle } from './lifecycle.ts';
import { writePrivateFile } from './privateFile.ts';

const schema = z.object({
  pid: z.number().int().positive(),
  identity: z.string(),
  address: z.string(),
  isStopping: z.boolean(),
});

/** The process that uses a data folder. */
export type LockHolder = z.infer<typeof schema>;

/** Keeps a second stack away from the data folder. */
export interface InstanceLock {
  /** Tells whoever starts next that waiting for a moment is worth it. */
  announceStop: () => void;
  release: () => void;
}

/** A stack that is stopping is waited for; it has five seconds itself. */
const PATIENCE_MS = 8000;
/** One that has just been told to stop may be busy for a moment before it hears so: it is named only after that. */
const HEARING_MS = 1500;

/** The stack that uses this data folder now; undefined when none does, whatever a dead one left behind. */
export function lockHolder(file: string): LockHolder | undefined {
  return holderIn(readLock(file));
}

function holderIn(lock: string | undefined): LockHolder | undefined {
  const holder = parse(lock);
  return holder !== undefined && processIdentity(holder.pid) === holder.identity ? holder : undefined;
}

/** Takes the data folder for this process. A lock of a process that is gone (after `kill -9`, say) is taken over. */
export async function takeLock(file: string, folder: string, address: string): Promise<InstanceLock> {
  const holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', address, isStopping: false };
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
    const begun = Date.now();
    while (Date.now() < begun + PATIENCE_MS) {
      if (isLinked(draft, file)) return heldLock(file, holder);
      const found = readLock(file);
      const other = holderIn(found);
      if (other === undefined) removeStale(file, found);
      else if (other.isStopping || Date.now() < begun + HEARING_MS) await wait(50);
      else throw isRunning(folder, other);
    }
    throw new Problem(`The Spire that uses ${folder} does not come to its end. End it, then start again.`);
  } catch (error) {
    throw fileSystemProblem(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes the data folder for as long as the lifecycle lasts. */
export async function holdFolder(
  { lock: file, path }: DataFolder,
  address: string,
  lifecycle: Lifecycle,
): Promise<void> {
  const lock = await takeLock(file, path, address);
  lifecycle.add({ stop: lock.release, kill: lock.release });
  lifecycle.signal.addEventListener('abort', lock.announceStop, { once: true });
}

function isRunning(folder: string, { address, pid }: LockHolder): Problem {
  return new Problem(
    `Spire is running already with the data folder ${folder}: ${address}, process ${pid}.\n` +
      `Stop it with Ctrl-C in its terminal or \`kill ${pid}\`, or start this one with another DATA_DIR=… and PORT=…`,
  );
}

function heldLock(file: string, holder: LockHolder): InstanceLock {
  const isOurs = () => lockHolder(file)?.pid === holder.pid;
  return {
    announceStop: () => {
      if (isOurs()) writePrivateFile(file, { ...holder, isStopping: true } satisfies LockHolder);
    },
    release: () => {
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

function parse(text: string | undefined): LockHolder | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
