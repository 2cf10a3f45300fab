import { callerNetwork } from '@spire/domain/callerNetwork';
import type { rateLimitEnvironment } from '@spire/graph-kit/environment';
import type { Log } from '@spire/graph-kit/log';
import { type Budget, openRateLimiters, type TakeOne } from '@spire/graph-kit/rateLimiters';
import type { z } from 'zod';

export type RateLimitSettings = z.output<z.ZodObject<typeof rateLimitEnvironment>>;

/** The sender of a request: a person, if one is known, and an address. */
export interface Caller {
  userId: string | undefined;
  address: string;
}

export interface RateLimits {
  /** Counts a request; answers how many seconds to wait, 0 when it is within every limit. */
  take(caller: Caller): Promise<number>;
  /** Opens a limit of a person's for something of this name; it answers as `take` does. */
  hourly(name: string, times: number): TakeOne;
  /** Seconds until a caller has processor time for something costly again; 0 while there is some. */
  processorWait(caller: Caller): Promise<number>;
  /** Charges a caller with the milliseconds that something costly took. */
  chargeProcessor(caller: Caller, milliseconds: number): Promise<void>;
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
  const ofPerson = limiters.openBudget('processor person', settings.PROCESSOR_MS_PERSON, 3600);
  const ofAddress = limiters.openBudget('processor address', settings.PROCESSOR_MS_ADDRESS, 3600);
  const budgetsOf = ({ userId, address }: Caller): [Budget, string][] => [
    ...(userId === undefined ? [] : [[ofPerson, userId] satisfies [Budget, string]]),
    [ofAddress, callerNetwork(address)],
  ];
  return {
    processorWait: async (caller) =>
      Math.max(...(await Promise.all(budgetsOf(caller).map(([budget, key]) => budget.wait(key))))),
    chargeProcessor: async (caller, milliseconds) => {
      await Promise.all(budgetsOf(caller).map(([budget, key]) => budget.spend(key, milliseconds)));
    },
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
