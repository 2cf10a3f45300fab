import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that can be killed and started again, at the same port with the same settings. */
export interface Program {
  name: string;
  start: () => Promise<void>;
  /** Ends it in order, as a supervisor does; answers its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
}

interface Child {
  name: string;
  command: [string, ...string[]];
  environment?: Record<string, string>;
  account?: { uid: number; gid: number } | undefined;
  /** Rejects or answers false until it is there. */
  isUp: () => Promise<boolean>;
  /** Its output goes to a file of its name there. */
  folder: string;
}

const START_LIMIT_MS = 60_000;

/** Whether something takes connections at this port. */
export function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Whether an address answers with success. */
export const isAnswering = (url: string): Promise<boolean> => fetch(url).then(({ ok }) => ok);

/** Whether that comes true before the time of a start is over, for as long as it is worth waiting for. */
export async function comesTrue(
  isTrue: () => Promise<boolean>,
  isWorthIt: () => boolean = () => true,
): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && isWorthIt()) {
    if (await isTrue().catch(() => false)) return true;
    await wait(100);
  }
  return false;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function program({ name, command: [file, ...parameters], environment, account, isUp, folder }: Child): Program {
  let child: ChildProcess | undefined;
  let ended: Promise<number | null> = Promise.resolve(0);
  const logFile = path.join(folder, `${name}.log`);

  async function start(): Promise<void> {
    const log = openSync(logFile, 'a');
    const started = spawn(file, parameters, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', log, log],
      ...account,
    });
    closeSync(log);
    running.add(started);
    child = started;
    ended = new Promise((resolve) => {
      const end = () => {
        running.delete(started);
        resolve(started.exitCode);
      };
      started.once('exit', end);
      started.once('error', end);
    });
    if (await comesTrue(isUp, () => running.has(started))) return;
    throw new Error(`${name} did not start:\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
  }

  return {
    name,
    start,
    stop: async () => {
      child?.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      child?.kill('SIGKILL');
      await ended;
    },
  };
}
