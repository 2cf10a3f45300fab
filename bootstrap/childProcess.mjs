import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end with its output collected, in a group of its own so that `stopChildren` reaches all of it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function collect(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output = (output + text).slice(-200_000)));
    }
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal === null ? 1 : 130), output });
    });
  });
}

/** Stops every program still running, with all that it started. */
export function stopChildren(/** @type {NodeJS.Signals} */ signal) {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(-pid, signal);
    } catch {
      // It ended by itself in the meantime.
    }
  }
}
