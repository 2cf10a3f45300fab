import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readLines } from '../readLines.ts';

export const repository = path.resolve(__dirname, '../../..');
const nodeOf = (folder: string) => path.join(folder, 'node_modules/node/bin/node');
export const node = nodeOf(repository);

const READY_LIMIT_MS = 170_000;

/** The built stack as a process, as `npm start` runs it. */
export interface StackProcess {
  child: ChildProcess;
  pid: number;
  output: () => string;
  /** Answers the address; rejects with the output when the process ends first. */
  ready: Promise<string>;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

export interface Launch {
  /** A command to run it through, such as one that switches the user. */
  through?: string[];
  /** The repository that it is run from, or a copy of it. */
  from?: string;
}

/** Runs the stack. */
export function runStack(
  environment: Record<string, string>,
  { through = [], from = repository }: Launch = {},
): StackProcess {
  const [program, ...parameters] = [...through, nodeOf(from), path.join(from, 'local/dist/main.js')];
  const child = spawn(program, parameters, {
    cwd: from,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  const ready = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The stack is not ready:\n${output}`));
    const timer = setTimeout(fail, READY_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /Spire is ready at (\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    void ended.then(() => {
      clearTimeout(timer);
      fail();
    });
  });
  ready.catch(() => undefined);
  return { child, pid: child.pid ?? 0, output: () => output, ready, ended };
}

/** A data folder of the test's own. */
export function scratchFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'spire-local-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Ids of PostgreSQL's processes that work in a folder, in no order: after the highest the system begins anew. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && workingFolder(id)?.startsWith(folder))
    .map(Number);
}

/** The first of PostgreSQL's processes in a data folder; undefined where none runs. */
export function postmasterIn(dataFolder: string): number | undefined {
  const [line] = readLines(path.join(clusterOf(dataFolder), 'postmaster.pid'));
  return processesIn(dataFolder).find((pid) => String(pid) === line);
}

/** Kills whatever works in the folder. One that ends by itself before its turn, as those of a killed postmaster do, is no fault. */
export function killProcessesIn(folder: string): void {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Waits until nothing works in the folder any more; answers what is left after a minute. */
export async function processesLeftIn(folder: string): Promise<number[]> {
  for (let attempt = 0; attempt < 1200 && processesIn(folder).length > 0; attempt += 1) await wait(50);
  return processesIn(folder);
}

function workingFolder(id: string): string | undefined {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return undefined;
  }
}

/** The place of the cluster as the data folder remembers it. */
export function clusterOf(dataFolder: string): string {
  const text = readFileSync(path.join(dataFolder, 'postgres-location.json'), 'utf8');
  return path.resolve(dataFolder, (JSON.parse(text) as { folder: string }).folder);
}
