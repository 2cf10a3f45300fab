const MOST_KEYS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/** How much of something is allowed: `amount` at once, refilled evenly over `seconds`. */
export interface Allowance {
  readonly amount: number;
  readonly seconds: number;
}

/** Counts uses per key. `take` answers 0 when there was room, else the seconds until there is. */
export interface RateLimiter {
  take(key: string): number;
}

/**
 * Counts in memory, for what must not cost a trip to the database; the keys used longest ago are forgotten first, so
 * that a flood of keys cannot fill it.
 */
export function createRateLimiter({ amount, seconds }: Allowance, now: () => Date): RateLimiter {
  const buckets = new Map<string, Bucket>();
  const refillPerMs = amount / (seconds * 1000);

  function current(key: string): Bucket {
    const at = now().getTime();
    const known = buckets.get(key) ?? { left: amount, at };
    const bucket = { left: Math.min(amount, known.left + Math.max(0, at - known.at) * refillPerMs), at };
    buckets.delete(key);
    buckets.set(key, bucket);
    for (const oldest of buckets.keys()) {
      if (buckets.size <= MOST_KEYS) break;
      buckets.delete(oldest);
    }
    return bucket;
  }

  return {
    take(key) {
      if (amount < 1) return seconds;
      const bucket = current(key);
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / refillPerMs / 1000));
      bucket.left -= 1;
      return 0;
    },
  };
}
