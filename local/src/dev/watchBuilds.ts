import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '@spire/services/web/remoteFolders';
import type { Lifecycle } from '../lifecycle.ts';

/** A build of `tooling/build/build.ts` that is made again after each change. */
export interface Watch {
  folder: string;
  kind: 'shell' | 'remote' | 'server';
  /** The file without which there is no build, below `dist`. */
  mainFile: string;
}

/** The services, which development runs in a process of their own. */
export const WATCHED_SERVICES: Watch = { folder: 'local', kind: 'server', mainFile: 'dev/services.js' };

/**
 * The browser apps that development watches: all, or the one named and the shell. The shell is always among them,
 * because React's two kinds, for development and for production, do not work in one page.
 */
export function watchedApps(root: string, only: string | undefined): readonly Watch[] {
  const apps: Watch[] = [
    { folder: 'shell', kind: 'shell', mainFile: 'index.html' },
    ...remoteFolders(root).map((folder) => ({ folder, kind: 'remote', mainFile: 'remoteEntry.js' }) as const),
  ];
  return only === undefined ? apps : apps.filter(({ folder }) => folder === only || folder === 'shell');
}

interface Listener {
  say: (line: string) => void;
  /** Called after each build that has brought something new; `isFirst` after the first. */
  onBuilt: (folder: string, isFirst: boolean) => void;
}

/** Builds for development, and again after each change, in processes of their own. */
export function watchBuilds(root: string, apps: readonly Watch[], lifecycle: Lifecycle, listener: Listener): void {
  const children = apps.map((app) => watch(root, app, listener));
  const signalAll = (signal: NodeJS.Signals) => children.forEach((child) => signalGroup(child, signal));
  lifecycle.add({
    stop: () => {
      signalAll('SIGTERM');
      return Promise.all(children.map(ended));
    },
    kill: () => signalAll('SIGKILL'),
    limitMs: 1000,
  });
  lifecycle.add({ stop: () => setTimeout(() => signalAll('SIGKILL'), 900).unref() });
}

function watch(root: string, { folder, kind, mainFile }: Watch, { say, onBuilt }: Listener): ChildProcess {
  const at = path.join(root, folder);
  // The output of an earlier build is for production: the page waits for the first one of this kind.
  rmSync(path.join(at, 'dist', mainFile), { force: true });
  const child = spawn(process.execPath, [path.join(root, 'tooling/build/build.ts'), kind, '--dev', '--watch'], {
    cwd: at,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      const text = chunk.toString().trim();
      if (text !== '') say(`${folder}: ${text}`);
    });
  child.once('message', () => {
    onBuilt(folder, true);
    child.on('message', () => onBuilt(folder, false));
  });
  return child;
}

/** Waits for the end of a process, which may be long past. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, signal);
}
