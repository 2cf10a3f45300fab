import { errorCode } from '@spire/services/fileSystemProblem';
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../../bootstrap/problem.mjs';
import { readLines } from '../readLines.ts';
import { cannotSwitchUser, type Account } from './account.ts';
import { corruptCluster } from './clusterLocation.ts';

/** A running PostgreSQL. */
export interface Postmaster {
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Ends sessions and process in order; a disk too slow for that is left to recovery at the next start. */
  stop: () => Promise<void>;
  /** Ends it at once; the next start recovers. */
  kill: () => Promise<void>;
}

interface PostmasterOptions {
  postgres: string;
  folder: string;
  port: number;
  account: Account | undefined;
  logFile: string;
  signal: AbortSignal;
  meanwhile: () => void;
}

const START_LIMIT_MS = 60_000;
const FAST_LIMIT_MS = 3000;
const IMMEDIATE_LIMIT_MS = 1000;
const LOG_LIMIT_BYTES = 5_000_000;

/** Small, local, safe. Statements and details stay out of the log, because they may hold what people wrote. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: 60,
  max_wal_size: '256MB',
  // A used file of the log goes, with what deleted people left in it, rather than waiting to be written over.
  wal_recycle: 'off',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  io_method: 'sync',
  max_parallel_workers_per_gather: 0,
  autovacuum_max_workers: 1,
  jit: 'off',
  // One call to the system instead of one for each of a thousand files: seconds less of every recovery.
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Starts PostgreSQL in a session of its own, so that Ctrl-C in the terminal leaves the order of stopping to us. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { postgres, folder, port, account, logFile, signal, meanwhile } = options;
  const log = openLog(logFile);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', folder, '-p', String(port), ...settings], {
    ...account,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log.descriptor, log.descriptor],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let isStarting = true;
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (error) =>
      reject(account !== undefined && errorCode(error) === 'EPERM' ? cannotSwitchUser(error) : error),
    );
    child.once('exit', () => isStarting && reject(explainEnd(folder, log.read())));
  });
  meanwhile();
  const postmaster: Postmaster = {
    ended,
    stop: () => end(child, ended, 'SIGINT', FAST_LIMIT_MS),
    kill: () => end(child, ended, 'SIGQUIT', IMMEDIATE_LIMIT_MS),
  };
  try {
    await Promise.race([failed, untilReady(folder, child, signal)]);
    return postmaster;
  } catch (error) {
    isStarting = false;
    await postmaster.kill();
    throw error;
  } finally {
    isStarting = false;
    log.close();
  }
}

/** PostgreSQL writes its state into the eighth line of its own lock file. */
async function untilReady(folder: string, child: ChildProcess, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const lines = readLines(path.join(folder, 'postmaster.pid'));
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return;
    await wait(15, undefined, { signal });
  }
  throw new Problem(
    `PostgreSQL was not ready after ${START_LIMIT_MS / 1000} s. Start again; ${folder} may lie on a slow disk.`,
  );
}

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL'];

/** Sends the signal, and the next harsher one each time the limit passes. */
async function end(child: ChildProcess, ended: Promise<void>, first: NodeJS.Signals, limit: number): Promise<void> {
  for (const signal of SIGNALS.slice(SIGNALS.indexOf(first))) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const isOver = await Promise.race([
      ended.then(() => true),
      wait(signal === first ? limit : IMMEDIATE_LIMIT_MS, false, { ref: false }),
    ]);
    if (isOver) return;
  }
}

/** Opens the log for writing; `read` answers what was added to it since. */
function openLog(file: string): { descriptor: number; read: () => string; close: () => void } {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  const descriptor = openSync(file, 'a', 0o600);
  const begin = fstatSync(descriptor).size;
  return {
    descriptor,
    read: () => readFileSync(file).subarray(begin).toString(),
    close: () => closeSync(descriptor),
  };
}

function explainEnd(folder: string, log: string): Problem {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR|could not|HINT/.test(line));
  const said = (lines.length > 0 ? lines : log.trim().split('\n')).slice(-6).join('\n');
  if (/No space left on device/i.test(log))
    return new Problem(`PostgreSQL stopped because the disk of ${folder} is full. Free some space, then start again.`);
  if (/could not bind|Address already in use/i.test(log))
    return new Problem(
      'PostgreSQL lost its port to another program while starting. Start again: it takes another one.',
    );
  if (/lock file .* already exists|pre-existing shared memory/i.test(log))
    return new Problem(`Another PostgreSQL uses ${folder}. Stop it, then start again.\n${said}`);
  return corruptCluster(folder, `PostgreSQL says:\n${said}`);
}
