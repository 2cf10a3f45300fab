import { processIdentity } from '@spire/services/processIdentity';
import { readFileSync } from 'node:fs';

/** A start that follows the stop of an npm at once should find this stack stopping already. */
const PERIOD_MS = 150;
const MOST_ANCESTORS = 6;

/**
 * Calls back when the `npm` that runs this program is gone, killed before it could pass a signal on: otherwise the
 * stack would stay behind, unseen. Without an npm above only the launching process counts, if there is one.
 */
export function watchParents(launcher: string | undefined, onGone: () => void): void {
  const watched = new Map(
    [...ancestorsUpToNpm(), ...(launcher === undefined ? [] : [Number(launcher)])].map((pid) => [
      pid,
      processIdentity(pid),
    ]),
  );
  if (watched.size === 0) return;
  const timer = setInterval(() => {
    if ([...watched].every(([pid, identity]) => processIdentity(pid) === identity)) return;
    clearInterval(timer);
    onGone();
  }, PERIOD_MS);
  timer.unref();
}

/** This process's ancestors up to the nearest npm; none when there is no npm, or no /proc to ask. */
function ancestorsUpToNpm(): number[] {
  const found: number[] = [];
  let pid = process.ppid;
  while (process.platform === 'linux' && pid > 1 && found.length < MOST_ANCESTORS) {
    found.push(pid);
    const { command, parent } = describe(pid);
    if (/^npm /.test(command)) return found;
    pid = parent;
  }
  return [];
}

function describe(pid: number): { command: string; parent: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
      parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
    };
  } catch {
    return { command: '', parent: 0 };
  }
}
