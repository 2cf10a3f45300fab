import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Log } from './log.ts';

/** Counts one more of a key's; answers how many seconds to wait, 0 when it is within the limit. */
export type TakeOne = (key: string) => Promise<number>;

/** A budget for a cost that is known only afterwards. */
export interface Budget {
  /** Seconds until a key whose budget is spent has one again; 0 while something is left. */
  wait(key: string): Promise<number>;
  spend(key: string, points: number): Promise<void>;
}

export interface RateLimiters {
  /** Opens a limit of so many in so many seconds, for each key by itself. */
  open(name: string, points: number, seconds: number): TakeOne;
  /** Opens a budget of so many points in so many seconds, for each key by itself. */
  openBudget(name: string, points: number, seconds: number): Budget;
  stop: () => Promise<void>;
}

interface Redis {
  createLimiter: (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;
  stop: () => Promise<void>;
}

/** Counts in Redis, for processes that share the work; while it is away each counts for itself, which is said once. */
async function openRedis(url: string, log: Log): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  let isStopped = false;
  const client = new Client(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    commandTimeout: 500,
    // Its client keeps the process for as long as it waits for a connection to say goodbye, gone ones too.
    disconnectTimeout: 0,
    retryStrategy: (times) => (isStopped ? null : Math.min(times * 100, 2000)),
  });
  let isAway = false;
  client.on('error', () => {
    if (!isAway) log.warn('Redis cannot be reached: requests are counted by this process alone');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  await client.connect().catch(() => undefined);
  return {
    createLimiter: (options) =>
      new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter: new RateLimiterMemory(options) }),
    stop: () => {
      isStopped = true;
      client.disconnect();
      return Promise.resolve();
    },
  };
}

/** Seconds to wait; 0 within the limit, and where counting itself failed: that must not lock anybody out. */
async function waitOf(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    return refused instanceof RateLimiterRes ? secondsOf(refused) : 0;
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** A budget locks nobody out either where counting itself fails. */
function budgetOf(limiter: RateLimiterAbstract): Budget {
  return {
    wait: async (key) => {
      const spent = await limiter.get(key).catch(() => null);
      return spent !== null && spent.consumedPoints >= limiter.points ? secondsOf(spent) : 0;
    },
    spend: async (key, points) => {
      await limiter.penalty(key, Math.ceil(points)).catch(() => undefined);
    },
  };
}

/** Opens what limits are counted with: this process's memory, or Redis, which all processes share (D44). */
export async function openRateLimiters(redisUrl: string | undefined, log: Log): Promise<RateLimiters> {
  const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, log);
  const limiterOf = (name: string, points: number, duration: number) => {
    const options = { keyPrefix: `spire:${name}`, points, duration };
    return redis?.createLimiter(options) ?? new RateLimiterMemory(options);
  };
  return {
    open: (name, points, seconds) => {
      const limiter = limiterOf(name, points, seconds);
      return (key) => waitOf(limiter, key);
    },
    openBudget: (name, points, seconds) => budgetOf(limiterOf(name, points, seconds)),
    stop: async () => redis?.stop(),
  };
}
