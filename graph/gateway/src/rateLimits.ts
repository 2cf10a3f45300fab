import { callerNetwork } from '@spire/domain/callerNetwork';
import type { rateLimitEnvironment } from '@spire/graph-kit/environment';
import type { Log } from '@spire/graph-kit/log';
import { openRateLimiters, type TakeOne } from '@spire/graph-kit/rateLimiters';
import type { z } from 'zod';

export type RateLimitSettings = z.output<z.ZodObject<typeof rateLimitEnvironment>>;

export interface RateLimits {
  /** Counts a request; answers how many seconds to wait, 0 when it is within every limit. */
  take(request: { userId: string | undefined; address: string }): Promise<number>;
  /** Opens a limit of a person's for something of this name; it answers as `take` does. */
  hourly(name: string, times: number): TakeOne;
  stop: () => Promise<void>;
}

const KINDS = {
  person: 'RATE_LIMIT_PERSON',
  address: 'RATE_LIMIT_ADDRESS',
  anonymous: 'RATE_LIMIT_ANONYMOUS',
} as const;
type Kind = keyof typeof KINDS;

/** Opens the limits of everything a person's client asks for (`/graphql`, `/api`). */
export async function openRateLimits(settings: RateLimitSettings, log: Log): Promise<RateLimits> {
  const limiters = await openRateLimiters(settings.REDIS_URL, log);
  const perMinute = (kind: Kind) => limiters.open(kind, settings[KINDS[kind]], 60);
  const [takePerson, takeAddress, takeAnonymous] = [perMinute('person'), perMinute('address'), perMinute('anonymous')];
  return {
    take: async ({ userId, address }) => {
      const network = callerNetwork(address);
      if (userId === undefined) return takeAnonymous(network);
      const waits = await Promise.all([takePerson(userId), takeAddress(network)]);
      return Math.max(...waits);
    },
    hourly: (name, times) => limiters.open(name, times, 3600),
    stop: limiters.stop,
  };
}
