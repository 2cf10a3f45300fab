import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../../bootstrap/problem.mjs';

/** A user of the system by numbers. */
export interface Account {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

const ADVICE = 'Start Spire as an ordinary user, or set DATABASE_URL to a PostgreSQL that is running already.';

/**
 * The user PostgreSQL shall run as when this is root, which it refuses: the owner of the cluster, else `postgres`,
 * made when there is none. Undefined for an ordinary user, who runs it as themselves.
 */
export function postgresAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(cluster) ?? findAccount() ?? createAccount();
}

function ownerOf(cluster: string): Account | undefined {
  const found = lstatSync(cluster, { throwIfNoEntry: false });
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid };
}

function findAccount(): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${NAME}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  try {
    // Users may come from elsewhere than the file.
    const number = (flag: string) => Number(execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: number('-u'), gid: number('-g') };
  } catch {
    return undefined;
  }
}

function createAccount(): Account {
  try {
    execFileSync('groupadd', ['--system', '--force', NAME], { stdio: 'pipe' });
    execFileSync(
      'useradd',
      [
        '--system',
        '--gid',
        NAME,
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        '/usr/sbin/nologin',
        NAME,
      ],
      { stdio: 'pipe' },
    );
  } catch (cause) {
    throw new Problem(
      `PostgreSQL refuses to run as root, and a user "${NAME}" for it could not be made on this system.\n${ADVICE}`,
      { cause },
    );
  }
  const made = findAccount();
  if (made === undefined)
    throw new Problem(`The user "${NAME}" was made, but this system does not find it.\n${ADVICE}`);
  return made;
}

/** The problem to report when this root may not become another user, as in a container without that right. */
export function cannotSwitchUser(cause: unknown): Problem {
  return new Problem(
    'PostgreSQL refuses to run as root, and this root has no right to switch to another user ' +
      `(a container without CAP_SETUID, CAP_SETGID and CAP_CHOWN, perhaps).\n${ADVICE}`,
    { cause },
  );
}

/** Whether that user may pass through every folder of the path, by the mode bits of each. */
export function canEnter(folder: string, account: Account): boolean {
  let at = path.resolve(folder);
  for (;;) {
    const found = statSync(at, { throwIfNoEntry: false });
    if (found !== undefined && !mayPass(found, account)) return false;
    const parent = path.dirname(at);
    if (parent === at) return true;
    at = parent;
  }
}

function mayPass({ mode, uid, gid }: { mode: number; uid: number; gid: number }, account: Account): boolean {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
