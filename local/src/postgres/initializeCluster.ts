import { errorCode, fileSystemProblem } from '@spire/services/fileSystemProblem';
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../../bootstrap/problem.mjs';
import { cannotSwitchUser, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';

interface InitializeOptions {
  binaries: Binaries;
  folder: string;
  account: Account | undefined;
  password: string;
  signal: AbortSignal;
  meanwhile: () => void;
}

/** The superuser of every cluster. */
export const SUPERUSER = 'postgres';

const FLAGS = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // Sorting and case of PostgreSQL's own: the same on every machine, whatever locales the system has.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

/** Whether a finished cluster lies there. An empty folder is as good as none. */
export function hasCluster(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/**
 * Makes a new cluster. It grows under another name and gets its own when it is whole, so an interrupted first start
 * leaves nothing that looks like a database; the next one removes the half and begins again.
 */
export async function initializeCluster(options: InitializeOptions): Promise<void> {
  const { folder, account, password } = options;
  const unfinished = `${folder}.unfinished`;
  const passwordFile = path.join(unfinished, 'password');
  const cluster = path.join(unfinished, 'cluster');
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account !== undefined) for (const each of [unfinished, passwordFile]) chownSync(each, account.uid, account.gid);
    await runInitdb(cluster, passwordFile, options);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(cluster, folder);
    rmSync(unfinished, { recursive: true });
  } catch (error) {
    if (account !== undefined && errorCode(error) === 'EPERM') throw cannotSwitchUser(error);
    throw fileSystemProblem(path.dirname(folder), error);
  }
}

function runInitdb(
  cluster: string,
  passwordFile: string,
  { binaries, account, signal, meanwhile }: InitializeOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, [`--pgdata=${cluster}`, `--pwfile=${passwordFile}`, ...FLAGS], {
      ...account,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    meanwhile();
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const stop = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0) return resolve();
      if (signal.aborted) return reject(signal.reason as Error);
      if (/No space left/i.test(output)) return reject(Object.assign(new Error(output), { code: 'ENOSPC' }));
      reject(new Problem(`A new database could not be made in ${cluster}. PostgreSQL says:\n\n${output.trim()}`));
    });
  });
}
