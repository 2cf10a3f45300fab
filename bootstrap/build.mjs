import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collect } from './childProcess.mjs';
import { browserApps, fingerprint } from './fingerprint.mjs';
import { modules, projectNode, root } from './paths.mjs';
import { Problem } from './problem.mjs';

const stamp = path.join(modules, '.spire-build');

/**
 * Builds what is stale. Turbo decides by content, which takes it half a second; when no source has a new date or size
 * since everything was last built, it is not asked at all.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 * @param {string[]} folders
 * @param {readonly string[]} [tasks] `pack` beside `build` leaves compressed copies for those who send many of them
 */
export async function build(progress, folders, tasks = ['build']) {
  const state = fingerprint();
  const isBuilt = folders.every((folder) => existsSync(mainFile(folder)));
  if (isBuilt && isStamped(state, tasks)) return;
  await progress.step('Building', () => runTurbo(folders, tasks));
  if (browserApps().every((app) => folders.includes(app))) writeFileSync(stamp, [...tasks, state].join('\n'));
}

/** Whether all that was done, of sources as they are. */
function isStamped(/** @type {string} */ state, /** @type {readonly string[]} */ tasks) {
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  return stamped.at(-1) === state && tasks.every((task) => stamped.includes(task));
}

/** A development build writes over what is built: the next plain start has to ask turbo. */
export function forgetBuilds() {
  rmSync(stamp, { force: true });
}

const MAIN_FILES = new Map([
  ['local', 'main.js'],
  ['ops', 'serve.js'],
  ['shell', 'index.html'],
  ['graph/playground', 'index.html'],
]);

/** The file without which a build is none. */
function mainFile(/** @type {string} */ folder) {
  const name = MAIN_FILES.get(folder) ?? 'remoteEntry.js';
  return path.join(root, folder, 'dist', name);
}

async function runTurbo(/** @type {string[]} */ folders, /** @type {readonly string[]} */ tasks) {
  const filters = folders.map((folder) => `--filter=./${folder}`);
  const turbo = path.join(modules, 'turbo', 'bin', 'turbo');
  const args = [
    'run',
    ...tasks,
    ...filters,
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--no-update-notifier',
  ];
  const { code, output } = await collect(projectNode, [turbo, ...args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: [path.join(modules, '.bin'), process.env.PATH ?? ''].join(path.delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      FORCE_COLOR: '0',
    },
  });
  if (code === 0) return;
  if (/ENOSPC|No space left/i.test(output))
    throw new Problem('The build stopped because the disk is full: free some space, then start again.');
  throw new Problem(`The build failed:\n\n${output.trim()}`);
}
