import { readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../../bootstrap/problem.mjs';
import { processIdentity } from '../processIdentity.ts';
import { readLines } from '../readLines.ts';

const FAST_LIMIT_MS = 5000;
const IMMEDIATE_LIMIT_MS = 3000;

/**
 * Ends a PostgreSQL that a killed stack left behind on this cluster. The caller holds the data folder's lock, so no
 * living stack uses it. A process id that now belongs to another program is only a stale file, and that is removed.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const lockFile = path.join(folder, 'postmaster.pid');
  const pid = Number(readLines(lockFile)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!isPostmasterOf(pid, folder)) {
    rmSync(lockFile, { force: true });
    return;
  }
  for (const [signal, limit] of [
    ['SIGINT', FAST_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_LIMIT_MS],
    ['SIGKILL', 1000],
  ] as const) {
    process.kill(pid, signal);
    if (await isGone(pid, limit)) return;
  }
  throw new Problem(`The PostgreSQL of an earlier start (process ${pid}) cannot be ended. End it, then start again.`);
}

/** A postmaster works in the folder of its cluster. Where that cannot be asked, a living process counts as one. */
function isPostmasterOf(pid: number, folder: string): boolean {
  if (processIdentity(pid) === undefined) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

async function isGone(pid: number, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    if (processIdentity(pid) === undefined) return true;
    await wait(20);
  }
  return false;
}
