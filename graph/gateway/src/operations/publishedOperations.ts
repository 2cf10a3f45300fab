import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@spire/graph-kit/log';
import type { Manifest } from './operationManifest.ts';

/** Says what is wrong at one place; it is logged when it is not what was wrong there before. */
export type Tell = (place: string, problem: unknown) => void;

/** Where manifests are published. */
export interface OperationSource {
  /**
   * Answers every manifest that stands there now, with the one from before for each that cannot be read. It never
   * rejects: what is wrong it tells.
   */
  look: (tell: Tell) => Promise<Manifest[]>;
}

/** All operations that have been published, by the hash of their normal text. */
export interface PublishedOperations {
  textOf: (hash: string) => string | undefined;
  /** The same after a look, begun later than this, at what has been published since. */
  lookFor: (hash: string) => Promise<string | undefined>;
}

interface Options {
  log: Log;
  /** The least time between two looks, whatever is asked. */
  restMs?: number;
}

const REST_MS = 2000;

/** How many may wait for a look; whoever comes after them is refused, so that a flood fills no memory. */
const MOST_WAITING = 500;

/** Operations kept though nobody publishes them any more: tabs that were opened before go on asking them. */
const MOST_FORMER = 5000;

/** Its words, and those of what caused it: `fetch` alone says that it failed and no more. */
function reasonOf(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null || !('message' in problem)) return String(problem);
  const { message, code, cause } = problem as NodeJS.ErrnoException;
  const own = message === '' ? (code ?? '') : message;
  return cause === undefined ? own : `${own}: ${reasonOf(cause)}`;
}

/** Reads all sources once, and again when an operation is asked for that is not there. */
export async function openPublishedOperations(
  sources: readonly OperationSource[],
  { log, restMs = REST_MS }: Options,
): Promise<PublishedOperations> {
  /** In the order in which they were last seen published. */
  const known = new Map<string, string>();
  let told = new Map<string, string>();
  let endedAt = 0;

  async function look(): Promise<void> {
    const problems = new Map<string, string>();
    const tell: Tell = (place, problem) => {
      const reason = reasonOf(problem);
      problems.set(place, reason);
      if (told.get(place) !== reason) log.warn({ place, reason }, 'Operations could not be read');
    };
    const standing = (await Promise.all(sources.map((source) => source.look(tell)))).flat();
    const now = new Map(standing.flatMap((manifest) => Object.entries(manifest)));
    for (const [hash, text] of now) {
      known.delete(hash);
      known.set(hash, text);
    }
    for (const hash of known.keys()) {
      if (known.size <= now.size + MOST_FORMER) break;
      known.delete(hash);
    }
    told = problems;
    endedAt = performance.now();
  }

  let current = look();
  let next: Promise<void> | undefined;
  let waiting = 0;

  /** One look for all who ask before it begins. */
  function nextLook(): Promise<void> {
    next ??= (async () => {
      await current;
      const rest = endedAt + restMs - performance.now();
      if (rest > 0) await wait(rest);
      next = undefined;
      current = look();
      await current;
    })();
    return next;
  }

  async function lookFor(hash: string): Promise<string | undefined> {
    if (waiting >= MOST_WAITING) return undefined;
    waiting += 1;
    try {
      // The one under way may find it, and may have passed its place already.
      await current;
      if (!known.has(hash)) await nextLook();
      return known.get(hash);
    } finally {
      waiting -= 1;
    }
  }

  await current;
  return { textOf: (hash) => known.get(hash), lookFor };
}
