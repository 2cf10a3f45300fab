import type { TakeOne } from '@spire/graph-kit/rateLimiters';
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { RestRefusal } from './restRefusal.ts';
import type { Route } from './restRoute.ts';

/** Seconds after which one of those that run has probably ended. */
const SOON = 10;

/** Where allowances are counted. */
export interface HourlyLimits {
  /** Opens a limit of a person's for something of this name; it answers how many seconds to wait. */
  hourly(name: string, times: number): TakeOne;
}

/** Lets a request of this person in, or throws a `RestRefusal` that says for how long to wait. */
export type Admission = (userId: string, reply: FastifyReply) => Promise<void>;

/**
 * Holds a route to its allowance, before a body is read: what takes seconds and megabytes of this process must not be
 * asked for at will. Where few run at once a person has one of them, until its answer was sent or its client is gone.
 */
export function createAdmission({ method, path, allowance }: Route, limits: HourlyLimits): Admission {
  if (allowance === undefined) return () => Promise.resolve();
  const { perHour, atOnce } = allowance;
  const takeHourly = limits.hourly(`${method} ${path}`, perHour);
  const running = new Set<string>();
  return async (userId, reply) => {
    if (atOnce !== undefined) {
      if (running.has(userId) || running.size >= atOnce)
        throw new RestRefusal('RATE_LIMITED', [], { waitSeconds: SOON });
      running.add(userId);
      finished(reply.raw, () => running.delete(userId));
    }
    const waitSeconds = await takeHourly(userId);
    if (waitSeconds > 0) throw new RestRefusal('RATE_LIMITED', [], { waitSeconds });
  };
}
