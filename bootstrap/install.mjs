import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collect } from './childProcess.mjs';
import { modules, projectNode, root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';

export { projectNode, root };

const stamp = path.join(modules, '.spire-install');
const lockFile = path.join(root, 'package-lock.json');

/** The space that node_modules and npm's own cache take, rounded up. */
const NEEDED_GIGABYTES = 1.5;

/** Installs the packages of package-lock.json unless exactly these are installed already. */
export async function installIfNeeded(progress = createProgress()) {
  const lock = readFileSync(lockFile, 'utf8');
  const wanted = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  if (existsSync(projectNode) && (isStamped(wanted) || holds(lock))) {
    if (!isStamped(wanted)) writeFileSync(stamp, wanted);
    return;
  }
  await progress.step('Installing packages (once, about a minute)', runInstall);
  if (!existsSync(projectNode))
    throw new Problem(
      `The packages are installed, but not the Node that Spire runs on (${projectNode}).\n` +
        'Perhaps npm is set to skip install scripts: run `npm config set ignore-scripts false`, remove node_modules, and start again.',
    );
  writeFileSync(stamp, wanted);
}

function isStamped(/** @type {string} */ wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** Whether an `npm ci` run by hand has installed what the lock file asks for, read from npm's own record. */
function holds(/** @type {string} */ lock) {
  const record = path.join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages ?? {};
  return Object.entries(JSON.parse(lock).packages).every(
    ([at, entry]) =>
      at === '' ||
      !at.includes('node_modules/') ||
      entry.optional ||
      (entry.link ? installed[at]?.resolved === entry.resolved : installed[at]?.version === entry.version),
  );
}

async function runInstall() {
  const free = statfsSync(root);
  const gigabytes = (free.bavail * free.bsize) / 1e9;
  if (gigabytes < NEEDED_GIGABYTES)
    throw new Problem(
      `Not enough space: the packages need about ${NEEDED_GIGABYTES} GB, and ${root} has ${gigabytes.toFixed(1)} GB free.\n` +
        'Free some space, then start again.',
    );
  const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Problem(`The packages could not be installed. ${explain(output)}`);
}

/** npm on the system's Node: the project's own is replaced while it installs. */
async function runNpm(/** @type {string[]} */ args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = { cwd: root, env: { ...process.env, npm_config_update_notifier: 'false' } };
  try {
    if (npm?.endsWith('.js')) return await collect(node ?? process.execPath, [npm, ...args], options);
    return await collect('npm', args, options);
  } catch (error) {
    throw new Problem(
      'npm cannot be run. It comes with Node: install Node from https://nodejs.org, then start again.',
      {
        cause: error,
      },
    );
  }
}

function explain(/** @type {string} */ output) {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^npm error\s+at |^npm error [{}]?$/.test(line));
  const shown = lines.slice(-15).join('\n');
  if (/ENOSPC/.test(output)) return `The disk is full: free about ${NEEDED_GIGABYTES} GB, then start again.`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output))
    return `npm does not reach its registry: check the network (and the proxy, if there is one), then start again.\n\n${shown}`;
  if (/EACCES|EPERM/.test(output))
    return `This user may not write in ${root} or in npm's cache: mend the permissions, then start again.\n\n${shown}`;
  return `npm says:\n\n${shown}`;
}
