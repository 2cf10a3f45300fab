import { freePort } from '@spire/testing/stack';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newcomersEnvironment, startedIn, stopped } from './clone.ts';
import type { Figure } from './measure.ts';

interface ProcessFacts {
  parent: number;
  name: string;
  megabytes: number;
}

function processFacts(id: string): ProcessFacts | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '0';
    return { parent: Number(field('PPid')), name: field('Name'), megabytes: Number(field('VmRSS')) / 1024 };
  } catch {
    return undefined;
  }
}

/** Resident memory in MB of a process and all below it, PostgreSQL left out. Linux only. */
function residentMegabytes(top: number): number {
  const all = new Map<number, ProcessFacts>();
  for (const id of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const facts = processFacts(id);
    if (facts !== undefined) all.set(Number(id), facts);
  }
  const isBelow = (id: number): boolean => id === top || (id > 1 && isBelow(all.get(id)?.parent ?? 0));
  return [...all]
    .filter(([id, { name }]) => isBelow(id) && !name.startsWith('postgres'))
    .reduce((sum, [, { megabytes }]) => sum + megabytes, 0);
}

/** The id of the process that serves a data folder. Linux only. */
export function serverProcess(dataFolder: string): string | undefined {
  const isServer = (id: string) => {
    try {
      const [environment, command] = ['environ', 'cmdline'].map((file) => readFileSync(`/proc/${id}/${file}`, 'utf8'));
      return environment?.includes(`DATA_DIR=${dataFolder}\0`) === true && command?.includes('dist/main.js') === true;
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && isServer(entry));
}

/** Resident memory in MB of the process that serves a data folder. Linux only. */
export const serverMegabytes = (dataFolder: string): number =>
  processFacts(serverProcess(dataFolder) ?? '')?.megabytes ?? Number.NaN;

/** The resident memory of the whole idle stack, `npm` included, PostgreSQL not. */
export async function memory(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spire-memory-'));
  const { child } = await startedIn(workspaceRoot(), newcomersEnvironment(folder, await freePort()));
  await wait(10_000);
  const runs: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    runs.push(residentMegabytes(child.pid ?? 0));
    await wait(1000);
  }
  await stopped(child);
  rmSync(folder, { recursive: true, force: true });
  return [{ name: 'whole stack idle', runs, unit: 'MB', limit: 300 }];
}
