/** Builds the package in the current folder: `node ../tooling/build/build.ts shell|remote|server|playground [--dev] [--watch]`. */
import { rspack, type Compiler, type Configuration, type Stats } from '@rspack/core';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { writeAheadList } from './aheadList.ts';
import { compressOutputs } from './compress.ts';
import { writeModuleList } from './moduleList.ts';
import { addOperations } from './operations.ts';
import { playgroundConfiguration } from './playground.ts';
import { remoteConfiguration } from './remote.ts';
import { serverConfiguration } from './server.ts';
import { shellConfiguration } from './shell.ts';
import { workerConfiguration } from './worker.ts';

const [kind, ...flags] = process.argv.slice(2);
const folder = process.cwd();
const isDevelopment = flags.includes('--dev');

function configuration(): Configuration {
  if (kind === 'shell') return shellConfiguration(folder, isDevelopment);
  if (kind === 'remote') return remoteConfiguration(folder, isDevelopment);
  if (kind === 'server') return serverConfiguration(folder, isDevelopment);
  if (kind === 'playground') return playgroundConfiguration(folder);
  throw new Error(`No build of the kind ${String(kind)}: use shell, remote, server or playground`);
}

/** Runs a build once; says whether it went well, and why not. */
function runOnce(compiler: Compiler, whenDone: (stats: Stats) => void): void {
  compiler.run((error, stats) => {
    const text = error?.stack ?? stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '';
    if (text.trim() !== '') console.error(text);
    if (error || stats?.hasErrors() === true) process.exitCode = 1;
    compiler.close(() => undefined);
    if (stats !== undefined && process.exitCode !== 1) whenDone(stats);
  });
}

/** What follows a build that a server will send. */
function finish(stats: Stats): void {
  if (kind === 'server' || kind === 'playground' || isDevelopment) return;
  void writeModuleList(folder, stats);
  void writeAheadList(folder, stats);
  if (kind === 'shell') runOnce(rspack(workerConfiguration(folder)), compress);
  else compress();
}
const compress = () => void compressOutputs(path.join(folder, 'dist'));

const compiler = rspack(configuration());
if (kind === 'remote') addOperations(compiler, folder);

if (flags.includes('--watch')) {
  // Whoever has started this is gone, perhaps killed.
  process.on('disconnect', () => process.exit(0));
  let built: string | null = null;
  compiler.watch({}, (error, stats) => {
    if (error !== null || stats?.hasErrors() === true || stats?.hasWarnings() === true)
      console.log(error?.stack ?? stats?.toString({ preset: 'errors-warnings', colors: true }));
    if (stats?.hasErrors() !== false || stats.hash === built) return;
    built = stats.hash;
    // What was read while files were being written is read again: the folder's date is of when all were.
    utimesSync(path.join(folder, 'dist'), new Date(), new Date());
    // Whoever has started this is told what has been built, by its digest.
    process.send?.(stats.hash);
  });
} else runOnce(compiler, finish);
