import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Programs of Debian's packages of the same names; PostgreSQL itself is the project's own. */
const PROGRAMS = { pgbouncer: 'pgbouncer', 'redis-server': 'redis-server', haproxy: 'haproxy' } as const;
export type ProgramName = keyof typeof PROGRAMS;

/** Where Debian keeps programs that only root's path names. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/local/sbin'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

/** The programs that stand around the services, or the sentence that says which are not installed. */
export function findPrograms(): Record<ProgramName, string> | string {
  const names = Object.keys(PROGRAMS) as ProgramName[];
  const found = names.map((name) => [name, find(name)] as const);
  const missing = found.filter(([, file]) => file === undefined).map(([name]) => PROGRAMS[name]);
  if (missing.length > 0) return `Skipped: ${missing.join(', ')} not installed (apt-get install ${missing.join(' ')}).`;
  return Object.fromEntries(found) as Record<ProgramName, string>;
}
