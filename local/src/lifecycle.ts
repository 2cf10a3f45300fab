import { setTimeout as wait } from 'node:timers/promises';

type End = () => unknown;

interface Part {
  stop: End;
  /** Ends the part when there is no time for order. */
  kill?: End;
  /** How long `stop` may take; 500 ms when nothing is said. All parts together take five seconds at most where nothing holds PostgreSQL up. */
  limitMs?: number;
}

/** The parts that have been started, and how they end. */
export interface Lifecycle {
  /** Aborts when stopping begins: whatever is starting gives up. */
  signal: AbortSignal;
  isStopping: () => boolean;
  /** Registers how a part ends; the last one started ends first. */
  add: (part: Part) => void;
  /** Ends everything in order. A part that fails to end is skipped, so that the others still do. */
  stop: () => Promise<void>;
  /** Ends what is left at once. */
  kill: () => Promise<void>;
}

const LIMIT_MS = 500;

export function createLifecycle(): Lifecycle {
  const controller = new AbortController();
  const parts: Part[] = [];
  let current: Part | undefined;
  let stopping: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    controller.abort(new Error('Spire is stopping'));
    while ((current = parts.pop()) !== undefined) await endPart(current);
  }

  async function kill(): Promise<void> {
    const left = current === undefined ? parts : [...parts, current];
    await Promise.allSettled(left.map((part) => Promise.resolve().then(() => part.kill?.())));
  }

  return {
    signal: controller.signal,
    isStopping: () => stopping !== undefined,
    add: (part) => parts.push(part),
    stop: () => (stopping ??= stopAll()),
    kill,
  };
}

async function endPart({ stop, limitMs = LIMIT_MS }: Part): Promise<void> {
  const ended = Promise.resolve()
    .then(stop)
    .catch(() => undefined);
  await Promise.race([ended, wait(limitMs, undefined, { ref: false })]);
}
