/** Builds the package in the current folder: `node ../tooling/build/build.ts shell|remote|server|playground [--dev] [--watch]`. */
import { rspack, type Compiler, type Configuration, type Stats } from '@rspack/core';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { writeAheadList } from './aheadList.ts';
import { writeFileList } from './fileList.ts';
import { writeModuleList } from './moduleList.ts';
import { addOperations } from './operations.ts';
import { playgroundConfiguration } from './playground.ts';
import { remoteConfiguration } from './remote.ts';
import { serverConfiguration, writeWishIndex } from './server.ts';
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

/** Runs a build once and says why where it did not go well; undefined then. */
function runOnce(compiler: Compiler): Promise<Stats | undefined> {
  return new Promise((resolve) => {
    compiler.run((error, stats) => {
      const text = error?.stack ?? stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '';
      if (text.trim() !== '') console.error(text);
      if (error || stats?.hasErrors() === true) process.exitCode = 1;
      compiler.close(() => undefined);
      resolve(process.exitCode === 1 ? undefined : stats);
    });
  });
}

async function buildOnce(): Promise<void> {
  const stats = await runOnce(compiler);
  if (stats === undefined || isDevelopment) return;
  // These files are sent by a server.
  if (kind === 'shell' || kind === 'remote') {
    await Promise.all([writeModuleList(folder, stats), writeAheadList(folder, stats)]);
    if (kind === 'shell' && (await runOnce(rspack(workerConfiguration(folder)))) === undefined) return;
  }
  if (kind === 'server') await writeWishIndex(folder);
  writeFileList(folder);
}

const compiler = rspack(configuration());
if (kind === 'remote') addOperations(compiler, folder);

if (flags.includes('--watch')) {
  // The process that has started this is gone, perhaps killed.
  process.on('disconnect', () => process.exit(0));
  let built: string | null = null;
  compiler.watch({}, (error, stats) => {
    if (error !== null || stats?.hasErrors() === true || stats?.hasWarnings() === true)
      console.log(error?.stack ?? stats?.toString({ preset: 'errors-warnings', colors: true }));
    if (stats?.hasErrors() !== false || stats.hash === built) return;
    built = stats.hash;
    // Files read while others were being written are read again: the folder's date is of when all were written.
    utimesSync(path.join(folder, 'dist'), new Date(), new Date());
    // The process that has started this is told what has been built, by its digest.
    process.send?.(stats.hash);
  });
} else await buildOnce();
