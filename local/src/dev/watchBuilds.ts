import { remoteFolders } from '@spire/services/web/remoteFolders';
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Lifecycle } from '../lifecycle.ts';

interface Watch {
  folder: string;
  kind: 'shell' | 'remote';
  mainFile: string;
}

/** The browser apps that development watches: the one named, else all. */
export function watchedApps(root: string, only: string | undefined): readonly Watch[] {
  const apps: Watch[] = [
    { folder: 'shell', kind: 'shell', mainFile: 'index.html' },
    ...remoteFolders(root).map((folder) => ({ folder, kind: 'remote', mainFile: 'remoteEntry.js' }) as const),
  ];
  return only === undefined ? apps : apps.filter(({ folder }) => folder === only);
}

/** Builds the apps for development, and again after each change, in processes of their own. */
export function watchBuilds(
  root: string,
  apps: readonly Watch[],
  lifecycle: Lifecycle,
  onOutput: (text: string) => void,
): void {
  const children = apps.map((app) => watch(root, app, onOutput));
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

function watch(root: string, { folder, kind, mainFile }: Watch, onOutput: (text: string) => void): ChildProcess {
  const at = path.join(root, folder);
  // What an earlier build left is for production: the page waits for the first one of this kind.
  rmSync(path.join(at, 'dist', mainFile), { force: true });
  const child = spawn(process.execPath, [path.join(root, 'tooling/build/build.ts'), kind, '--dev', '--watch'], {
    cwd: at,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      const text = chunk.toString().trim();
      if (text !== '') onOutput(`${folder}: ${text}`);
    });
  return child;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, signal);
}
