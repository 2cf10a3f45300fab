import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { Problem } from '../../../bootstrap/problem.mjs';
import type { Lifecycle } from '../lifecycle.ts';
import type { ServicesOptions } from '../services.ts';
import { ended } from './watchBuilds.ts';

/** The options that the process of the services is started with. */
export type ServicesTask = Omit<ServicesOptions, 'lifecycle' | 'isDevelopment'>;

/** The answers of that process; `file` is a path below the root, of a schema that has changed. */
export type ServicesAnswer =
  | { kind: 'loaded' }
  | { kind: 'ready' }
  | { kind: 'failed'; text: string }
  | { kind: 'written'; file: string };

/** Parts of a service that do not end in order are ended after this. */
const STOP_LIMIT_MS = 3000;

export interface ServicesProcess {
  /** Starts the services as they are built now; those of before end once these are loaded. Throws what keeps them from starting. */
  restart: () => Promise<void>;
}

/** Runs the services beside this process, so that they can be exchanged while PostgreSQL stays up. */
export function servicesProcess(
  task: ServicesTask,
  lifecycle: Lifecycle,
  say: (line: string) => void,
): ServicesProcess {
  let running: ChildProcess | undefined;

  async function stop(): Promise<void> {
    const child = running;
    running = undefined;
    if (child?.connected === true) child.disconnect();
    if (child === undefined) return;
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended(child);
    clearTimeout(timer);
  }

  /** It loads while the one before it still answers, and starts when it is sent its task. */
  async function load(): Promise<ChildProcess> {
    const child = fork(path.join(task.root, 'local/dist/dev/services.js'), {
      execArgv: ['--enable-source-maps', '--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      void ended(child).then(() => reject(new Problem('The services ended while they were loading.')));
    });
    return child;
  }

  function start(child: ChildProcess): Promise<void> {
    running = child;
    return new Promise((resolve, reject) => {
      child.on('message', (answer: ServicesAnswer) => {
        if (answer.kind === 'ready') resolve();
        else if (answer.kind === 'written') say(`Written: ${answer.file}`);
        else if (answer.kind === 'failed') reject(new Problem(answer.text));
      });
      void ended(child).then(() => {
        reject(new Problem('The services ended while they were starting.'));
        if (running === child) say('The services are not running; they start again after the next change.');
      });
      if (child.connected) child.send(task);
    });
  }

  lifecycle.add({ stop, kill: () => running?.kill('SIGKILL'), limitMs: STOP_LIMIT_MS + 500 });
  return {
    restart: async () => {
      const next = await load();
      await stop();
      if (lifecycle.isStopping()) next.disconnect();
      else await start(next);
    },
  };
}
