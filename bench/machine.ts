import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Linux counts processor time in hundredths of a second. */
const TICK = 100;
/** More than this of the machine for others, and no time measured on it says anything of ours. */
const MOST_FOR_OTHERS = 0.1;

interface Spent {
  parent: number;
  /** Of the process itself, and of those below it that have ended and whose end it has noted. */
  ticks: number;
  own: number;
}

function spentBy(id: string): Spent | undefined {
  try {
    // The name of the program may have blanks and brackets in it: what counts stands after the last of them.
    const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    const [, parent = '0', ...more] = rest.split(' ');
    const [user = 0, system = 0, ...ended] = more.slice(9, 13).map(Number);
    const own = user + system;
    return { parent: Number(parent), ticks: ended.reduce((sum, each) => sum + each, own), own };
  } catch {
    return undefined;
  }
}

/** All processes of the machine by their ids, and whether one is `top` or below it. */
function processes(top: number) {
  const all = new Map<number, Spent>();
  for (const id of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const spent = spentBy(id);
    if (spent !== undefined) all.set(Number(id), spent);
  }
  const isBelow = (id: number): boolean => id === top || (id > 1 && isBelow(all.get(id)?.parent ?? 0));
  return { all, isBelow };
}

/** Seconds of processor that a process and all below it have had, those that have ended as well. Linux only. */
export function processorSeconds(top: number): number {
  const { all, isBelow } = processes(top);
  return [...all].filter(([id]) => isBelow(id)).reduce((sum, [, { ticks }]) => sum + ticks, 0) / TICK;
}

/** How often it is looked which processes there are, in ms: those of a browser end without anybody noting what they took. */
const LOOKS_EVERY = 250;

/** Follows a process and all that are ever below it; the function answered says how many seconds they had since. */
function followProcesses(top: number): () => number {
  const seen = new Map<number, { first: number; last: number }>();
  const look = (isFirst = false) => {
    const { all, isBelow } = processes(top);
    for (const [id, { own }] of all) {
      const known = seen.get(id);
      if (known !== undefined) known.last = own;
      else if (isBelow(id)) seen.set(id, { first: isFirst ? own : 0, last: own });
    }
  };
  look(true);
  const timer = setInterval(() => look(), LOOKS_EVERY);
  return () => {
    clearInterval(timer);
    look();
    return [...seen.values()].reduce((sum, { first, last }) => sum + last - first, 0) / TICK;
  };
}

/** Seconds that all processors were at work for anybody, or taken away by the host. */
function busySeconds(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (
    /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[0] ?? ''
  )
    .split(/ +/)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / TICK;
}

/** The share of the machine that went to others, and whether that is too much to judge by what was measured. */
export interface Others {
  share: number;
  isTooMuch: boolean;
}

/**
 * Begins to watch the machine; the function that is answered says what share of it went to others since, which neither
 * this process nor any below it has used. Where that cannot be told, by how many waited for a processor at the beginning.
 */
export function watchMachine(): () => Others {
  const cores = cpus().length;
  const others = (share: number) => ({ share, isTooMuch: share > MOST_FOR_OTHERS });
  if (process.platform !== 'linux') {
    const [waiting = 0] = loadavg();
    return () => others(Math.min(1, waiting / cores));
  }
  const [begun, busy] = [performance.now(), busySeconds()];
  const ownSeconds = followProcesses(process.pid);
  return () => {
    const theirs = busySeconds() - busy - ownSeconds();
    return others(Math.max(0, theirs / (((performance.now() - begun) / 1000) * cores)));
  };
}
