import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Tells this process from a later one with the same id, by boot and start time. Undefined when no such process runs.
 * Ids repeat quickly in containers, so an id alone would make a stale lock look alive.
 */
export function processIdentity(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxIdentity(pid) : portableIdentity(pid);
}

let boot: string | undefined;

function linuxIdentity(pid: number): string | undefined {
  try {
    boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19] ?? ''}`;
  } catch {
    return undefined;
  }
}

function portableIdentity(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
