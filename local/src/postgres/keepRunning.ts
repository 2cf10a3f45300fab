import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../../bootstrap/problem.mjs';
import type { Postmaster } from './postmaster.ts';

/** A PostgreSQL that is started again whenever it has ended by itself. */
export interface KeptPostmaster {
  /** Resolves to the reason when it has ended and does not start again; never when it was stopped. */
  lost: Promise<Error>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

interface KeepOptions {
  startAgain: () => Promise<Postmaster>;
  /** Aborts when everything is about to be stopped: an end of PostgreSQL is then no accident. */
  signal: AbortSignal;
  /** Called each time it is there again, with how long it was away. */
  onReturn: (awayMs: number) => void;
  pausesMs?: readonly number[];
}

/** The pause before each try to start it again; after the last one it is given up. */
const PAUSES_MS: readonly number[] = [0, 200, 400, 800, 1600, 2000, 2000];
/** One that has run for so long is started again at once; one that keeps ending, a little later each time. */
const STEADY_MS = 10_000;
const LATER_MS = 100;
const LATEST_MS = 500;

/** Keeps PostgreSQL running: whatever it died of, its data folder recovers by itself, and connections are made anew. */
export function keepRunning(first: Postmaster, options: KeepOptions): KeptPostmaster {
  const { startAgain, onReturn, pausesMs = PAUSES_MS } = options;
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  const isEnding = () => signal.aborted;
  let current = first;
  let starting: Promise<Postmaster> | undefined;
  let deathsInARow = 0;

  async function start(): Promise<Postmaster> {
    await wait(Math.min(deathsInARow * LATER_MS, LATEST_MS), undefined, { signal });
    let failure: unknown;
    for (const pause of pausesMs) {
      await wait(pause, undefined, { signal });
      try {
        return await startAgain();
      } catch (error) {
        failure = error;
      }
    }
    throw new Problem(
      `PostgreSQL has ended, and does not start again after ${pausesMs.length} tries.\n` +
        (failure instanceof Error ? failure.message : ''),
      { cause: failure },
    );
  }

  /** Goes on until it is given up, which is the rejection, or until an end that was meant. */
  async function keep(): Promise<void> {
    while (!isEnding()) {
      const begun = performance.now();
      await current.ended;
      if (isEnding()) return;
      const ended = performance.now();
      deathsInARow = ended - begun < STEADY_MS ? deathsInARow + 1 : 0;
      starting = start().finally(() => (starting = undefined));
      current = await starting;
      onReturn(performance.now() - ended);
    }
  }

  /** The one that runs, or that is about to. */
  const running = () => (starting ?? Promise.resolve(current)).catch(() => current);

  return {
    lost: new Promise((resolve) => {
      keep().catch((reason: unknown) => {
        if (!isEnding()) resolve(reason instanceof Error ? reason : new Error(String(reason)));
      });
    }),
    stop: async () => {
      ending.abort();
      await (await running()).stop();
    },
    kill: async () => {
      ending.abort();
      await (await running()).kill();
    },
  };
}
