import { spawn } from 'node:child_process';
import path from 'node:path';
import { installIfNeeded } from './install.mjs';
import { build, forgetBuilds } from './build.mjs';
import { stopChildren } from './childProcess.mjs';
import { browserApps } from './fingerprint.mjs';
import { modules, projectNode, root } from './paths.mjs';
import { describeFailure } from './problem.mjs';
import { createProgress } from './progress.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Small young generation: the stack is idle most of the day, and a large one only grows its footprint. The old one grows
 * in small steps: by default it doubles before anything is collected, and a few exports at once took 300 MB more.
 */
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--disable-warning=ExperimentalWarning'];

/** Of glibc's heaps for threads, which keep what large pictures and documents had; it has none elsewhere. */
const FEW_HEAPS = { MALLOC_ARENA_MAX: '2' };

/** The page that a gateway serves to whoever develops. */
const PLAYGROUND = 'graph/playground';

/** The folder that each program is built in. */
const ROOMS = /** @type {const} */ ({ main: 'local', seed: 'local', serve: 'ops' });

/**
 * Brings the clone into a state that runs (packages installed, builds fresh) and hands over to the
 * program `<entry>` on the project's own Node.
 * @param {keyof typeof ROOMS} entry
 * @param {string[]} args
 */
export async function launch(entry, args) {
  const progress = createProgress();
  const stopEarly = (/** @type {NodeJS.Signals} */ signal) => {
    progress.breakLine();
    stopChildren('SIGTERM');
    setTimeout(() => stopChildren('SIGKILL'), 2000).unref();
    process.exitCode = signal === 'SIGINT' ? 130 : 143;
    isStopped = true;
  };
  let isStopped = false;
  for (const signal of SIGNALS) process.on(signal, stopEarly);
  try {
    await installIfNeeded(progress);
    if (!isStopped)
      await build(progress, foldersToBuild(entry, args), entry === 'serve' ? ['build', 'pack'] : ['build']);
  } catch (error) {
    progress.breakLine();
    if (!isStopped) {
      console.error(describeFailure(error, process.env.LOG_LEVEL === 'debug'));
      process.exitCode = 1;
    }
    return;
  }
  if (isStopped) return;
  for (const signal of SIGNALS) process.off(signal, stopEarly);
  handOver(entry, args);
}

/**
 * The pages are built for those who serve them; `--dev` builds them by itself, or with `--only NAME` that one
 * and the shell.
 * @param {keyof typeof ROOMS} entry
 * @param {string[]} args
 */
function foldersToBuild(entry, args) {
  const room = ROOMS[entry];
  if (entry === 'seed') return [room];
  if (entry === 'serve' && args[0] !== 'web') return args[0] === 'gateway' ? [room, PLAYGROUND] : [room];
  const own = entry === 'main' ? [room, PLAYGROUND] : [room];
  if (!args.includes('--dev')) return [...own, ...browserApps()];
  forgetBuilds();
  const only = args.indexOf('--only');
  return only === -1 ? own : [...own, ...browserApps().filter((app) => app !== 'shell' && app !== args[only + 1])];
}

/** @param {keyof typeof ROOMS} entry @param {string[]} args */
function handOver(entry, args) {
  const command = [...NODE_FLAGS, path.join(root, ROOMS[entry], 'dist', `${entry}.js`), ...args];
  const env = {
    ...FEW_HEAPS,
    ...process.env,
    PATH: [path.join(modules, '.bin'), process.env.PATH ?? ''].join(path.delimiter),
  };
  // Replacing this process keeps one Node resident instead of two.
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.removeAllListeners('warning');
    process.execve(projectNode, [projectNode, ...command], env);
  }
  const child = spawn(projectNode, command, { stdio: 'inherit', env: { ...env, SPIRE_LAUNCHER: String(process.pid) } });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${projectNode} cannot be run: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) return process.exit(code ?? 1);
    for (const each of SIGNALS) process.removeAllListeners(each);
    process.kill(process.pid, signal);
  });
}
