import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh clone of what is committed, in a folder of its own; `remove` deletes it. */
export function freshClone(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'spire-bench-'));
  execFileSync('git', ['clone', '--quiet', workspaceRoot(), folder]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The environment of a newcomer's shell: without the project's own programs first on the path. */
export function newcomersEnvironment(folder: string, port: number): NodeJS.ProcessEnv {
  const search = (process.env['PATH'] ?? '').split(path.delimiter).filter((entry) => !entry.includes('node_modules'));
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  return {
    ...Object.fromEntries(kept),
    PATH: search.join(path.delimiter),
    PORT: String(port),
    DATA_DIR: path.join(folder, '.data'),
  };
}

/** Runs a command to its end; returns seconds. */
export function timed(command: string, parameters: string[], folder: string, environment: NodeJS.ProcessEnv): number {
  const begun = performance.now();
  execFileSync(command, parameters, { cwd: folder, env: environment, stdio: 'ignore' });
  return (performance.now() - begun) / 1000;
}

/** Runs `npm start` until it says it is ready. */
export function startedIn(
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ seconds: number; child: ChildProcess }> {
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/Spire is ready at/.test(output)) resolve({ seconds: (performance.now() - begun) / 1000, child });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${String(code)}:\n${output}`)));
  });
}

/** Ends what `startedIn` started and waits for it; returns seconds. */
export async function stopped(child: ChildProcess): Promise<number> {
  const begun = performance.now();
  child.removeAllListeners('exit');
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
  return (performance.now() - begun) / 1000;
}
