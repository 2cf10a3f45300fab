import { callerNetwork } from '@spire/domain/callerNetwork';
import type { rateLimitEnvironment } from '@spire/graph-kit/environment';
import type { Log } from '@spire/graph-kit/log';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { z } from 'zod';

export type RateLimitSettings = z.output<z.ZodObject<typeof rateLimitEnvironment>>;

export interface RateLimits {
  /** Counts a request; answers how many seconds to wait, 0 when it is within every limit. */
  take(request: { userId: string | undefined; address: string }): Promise<number>;
  /** Opens a limit of a person's for something of this name; it answers as `take` does. */
  hourly(name: string, times: number): (userId: string) => Promise<number>;
  stop: () => Promise<void>;
}

const KINDS = {
  person: 'RATE_LIMIT_PERSON',
  address: 'RATE_LIMIT_ADDRESS',
  anonymous: 'RATE_LIMIT_ANONYMOUS',
} as const;
type Kind = keyof typeof KINDS;

interface Redis {
  createLimiter: (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;
  stop: () => Promise<void>;
}

/** Counts in Redis, for gateways that share the work; while it is away each counts for itself, which is said once. */
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
    return refused instanceof RateLimiterRes ? Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) : 0;
  }
}

/** Opens the limits of everything a person's client asks for (`/graphql`, `/api`). */
export async function openRateLimits(settings: RateLimitSettings, log: Log): Promise<RateLimits> {
  const redis = settings.REDIS_URL === undefined ? undefined : await openRedis(settings.REDIS_URL, log);
  const limiter = (name: string, points: number, duration: number) => {
    const options = { keyPrefix: `spire:${name}`, points, duration };
    return redis?.createLimiter(options) ?? new RateLimiterMemory(options);
  };
  const perMinute = (kind: Kind) => limiter(kind, settings[KINDS[kind]], 60);
  const limiters = { person: perMinute('person'), address: perMinute('address'), anonymous: perMinute('anonymous') };
  return {
    take: async ({ userId, address }) => {
      const network = callerNetwork(address);
      if (userId === undefined) return waitOf(limiters.anonymous, network);
      const waits = await Promise.all([waitOf(limiters.person, userId), waitOf(limiters.address, network)]);
      return Math.max(...waits);
    },
    hourly: (name, times) => {
      const hour = limiter(name, times, 3600);
      return (userId) => waitOf(hour, userId);
    },
    stop: async () => redis?.stop(),
  };
}
