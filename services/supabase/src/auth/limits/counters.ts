import { createHmac } from 'node:crypto';
import type { Database } from '../database.ts';
import type { Allowance } from './rateLimiter.ts';

const MOST_ROWS = 100_000;
const USES_BETWEEN_SWEEPS = 10_000;
const MS_BETWEEN_SWEEPS = 60_000;
const PLACE_DAYS = 90;

/** One use of what is counted under `name` for `of`, such as an address. */
export interface Use extends Allowance {
  readonly name: string;
  readonly of: readonly string[];
}

/** Uses that were taken, to be given back or to be forgiven. */
export interface Taken {
  readonly giveBack: () => Promise<void>;
  /** Gives back, starts the first counter anew, and knows the place from now on. */
  readonly succeeded: () => Promise<void>;
}

export interface Refusal {
  /** The counter that has no room, and for how long. */
  readonly name: string;
  readonly wait: number;
}

interface TakeOptions {
  /** Known after a success; from then on it is counted by itself, with the measures of the first use. */
  readonly place?: readonly string[];
  /** Known after a success too, and not asked about before. */
  readonly placeLater?: readonly string[];
  /** A counter that starts anew with this use. */
  readonly forget?: readonly string[];
}

export interface Counters {
  /** Takes every use or none, in one round trip. */
  take(uses: readonly Use[], options?: TakeOptions): Promise<Taken | Refusal>;
}

interface TakeRow {
  wait: number;
  refused: Buffer | null;
  taken: Buffer[] | null;
}

/**
 * Counts in PostgreSQL, for what has to survive a restart and hold over several processes. Addresses are known to the
 * database by a keyed hash only.
 */
export function createCounters(database: Database, secret: Buffer, now: () => Date): Counters {
  // The same keys of an installation sign other things: what is counted gets one of its own.
  const key = createHmac('sha256', secret).update('spire limits').digest();
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, 16);
  let sweptAt = 0;
  let uses = 0;

  async function sweepNowAndThen(): Promise<void> {
    const at = now();
    uses += 1;
    if (uses < USES_BETWEEN_SWEEPS && at.getTime() - sweptAt < MS_BETWEEN_SWEEPS) return;
    uses = 0;
    sweptAt = at.getTime();
    await database.query('select auth_limits.sweep($1, $2)', [at, MOST_ROWS]);
  }

  return {
    async take(wanted, { place, placeLater, forget } = {}) {
      const closed = wanted.find(({ amount }) => amount < 1);
      if (closed !== undefined) return { name: closed.name, wait: closed.seconds };
      const keys = wanted.map(({ name, of }) => hash(name, ...of));
      const steps = wanted.map(({ amount, seconds }) => seconds / amount);
      const spans = wanted.map(({ seconds }) => seconds);
      const placeKey = place === undefined ? null : hash('place', ...place);
      const learnt = placeLater === undefined ? placeKey : hash('place', ...placeLater);
      const forgotten = forget === undefined ? [] : [hash(...forget)];
      const found = await database.query<TakeRow>('select * from auth_limits.take($1, $2, $3, $4, $5, $6)', [
        now(),
        keys,
        steps,
        spans,
        placeKey,
        forgotten,
      ]);
      // Not waited for: whoever asks now should not pay for the housekeeping. A sweep that fails comes again.
      sweepNowAndThen().catch(() => undefined);
      const [row] = found.rows;
      if (row !== undefined && row.wait > 0) {
        const index = keys.findIndex((each) => row.refused?.equals(each));
        return { name: wanted[index]?.name ?? 'place', wait: row.wait };
      }
      const taken = row?.taken ?? [];
      const takenSteps = steps.slice(0, taken.length);
      return {
        async giveBack() {
          await database.query('select auth_limits.give_back($1, $2)', [taken, takenSteps]);
        },
        async succeeded() {
          const knownUntil = new Date(now().getTime() + PLACE_DAYS * 86_400_000);
          await database.query('select auth_limits.succeed($1, $2, $3, $4)', [taken, takenSteps, learnt, knownUntil]);
        },
      };
    },
  };
}
