import { processIdentity } from '@spire/services/processIdentity';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../../bootstrap/problem.mjs';
import { readLines } from '../readLines.ts';

const FAST_LIMIT_MS = 5000;
const IMMEDIATE_LIMIT_MS = 3000;
/** A session at rest sees at once that its postmaster is gone; one that works sees it when it next waits. */
const SESSION_LIMIT_MS = 1000;

/**
 * Ends a PostgreSQL that a killed stack left behind on this cluster, or the sessions of one that was killed itself. The
 * caller holds the data folder's lock, so no living stack uses it. A process id that now belongs to another program is
 * only a stale file, and that is removed.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const lockFile = path.join(folder, 'postmaster.pid');
  const pid = Number(readLines(lockFile)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return endSessions(folder);
  if (!isPostmasterOf(pid, folder)) {
    await endSessions(folder);
    rmSync(lockFile, { force: true });
    return;
  }
  for (const [signal, limit] of [
    ['SIGINT', FAST_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_LIMIT_MS],
    ['SIGKILL', 1000],
  ] as const) {
    process.kill(pid, signal);
    if (await isGone(pid, limit)) return endSessions(folder);
  }
  throw new Problem(`The PostgreSQL of an earlier start (process ${pid}) cannot be ended. End it, then start again.`);
}

/**
 * Ends the sessions of a postmaster that is gone: PostgreSQL does not start beside them. What they were doing is undone
 * by the recovery that follows in any case. Elsewhere than on Linux they are waited for by trying again.
 */
async function endSessions(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const left = () => readdirSync('/proc').filter((id) => /^\d+$/.test(id) && worksIn(id, folder));
  for (const deadline = Date.now() + SESSION_LIMIT_MS; left().length > 0 && Date.now() < deadline;) await wait(20);
  for (const pid of left()) killIfThere(Number(pid));
  for (const deadline = Date.now() + SESSION_LIMIT_MS; left().length > 0 && Date.now() < deadline;) await wait(20);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** A postmaster works in the folder of its cluster. Where that cannot be asked, a living process counts as one. */
function isPostmasterOf(pid: number, folder: string): boolean {
  if (processIdentity(pid) === undefined) return false;
  return process.platform !== 'linux' || worksIn(String(pid), folder);
}

/** Only a program of that name: somebody may look around in the folder. */
function worksIn(pid: string, folder: string): boolean {
  try {
    const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    return name === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
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
