import { AuthError, tooManyRequests } from '../http/authError.ts';
import { createRateLimiter } from './rateLimiter.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { AuthSettings } from '../../settings.ts';

const WINDOW_SECONDS = 300;
const MOST_KNOWN = 20_000;

/** Mails of the same kind to one address keep a distance; sign-up and its resend are one kind. */
export type MailKind = 'confirmation' | 'recovery';

/** Something somebody may get wrong; `succeeded` takes it out of the count. */
export interface Attempt {
  readonly succeeded: () => Promise<void>;
}

/** Everything that is counted. Each function throws a 429 when its limit is reached. */
export interface Limits {
  /** Requests that may send a mail, by caller's address. */
  readonly mailRequest: (ip: string) => Promise<void>;
  readonly tokenRequest: (ip: string) => Promise<void>;
  readonly verification: (ip: string) => Promise<void>;
  /** Reserves an attempt to sign in; call `succeeded` when the password was right. */
  readonly signInAttempt: (email: string, ip: string) => Promise<Attempt>;
  /** Reserves a mail to this address; call `release` when it could not be sent. */
  readonly mailTo: (kind: MailKind, email: string) => Promise<{ readonly release: () => Promise<void> }>;
}

function enforce(limiter: RateLimiter, key: string): Promise<void> {
  const wait = limiter.take(key);
  return wait > 0 ? Promise.reject(tooManyRequests(wait)) : Promise.resolve();
}

/**
 * Wrong passwords count three ways: account and caller together, the account from anywhere, the caller for all
 * accounts. Someone who signed in from this address before is spared the second, so that a stranger's guessing does
 * not lock them out. Unknown accounts are counted like known ones.
 */
function createSignInLimit(failures: number, now: () => Date): Limits['signInAttempt'] {
  const byBoth = createRateLimiter(failures, WINDOW_SECONDS, now);
  const byAccount = createRateLimiter(failures * 3, WINDOW_SECONDS, now);
  const byCaller = createRateLimiter(failures * 10, WINDOW_SECONDS, now);
  const known = new Set<string>();

  return async (email, ip) => {
    const both = `${ip} ${email}`;
    const taken: [RateLimiter, string][] = [];
    const counted: [RateLimiter, string][] = [
      [byBoth, both],
      [byCaller, ip],
    ];
    if (!known.has(both)) counted.push([byAccount, email]);
    for (const [limiter, key] of counted) {
      const wait = limiter.take(key);
      if (wait > 0) {
        for (const [other, otherKey] of taken) other.giveBack(otherKey);
        throw tooManyRequests(wait);
      }
      taken.push([limiter, key]);
    }
    return {
      async succeeded() {
        for (const [limiter, key] of taken) limiter.giveBack(key);
        byBoth.forget(both);
        known.delete(both);
        known.add(both);
        for (const oldest of known) {
          if (known.size <= MOST_KNOWN) break;
          known.delete(oldest);
        }
      },
    };
  };
}

/** The distance holds for addresses without an account too: otherwise it would tell who has one. */
function createMailInterval(seconds: number, now: () => Date): Limits['mailTo'] {
  const sent = new Map<string, number>();
  return async (kind, email) => {
    const key = `${kind} ${email}`;
    const at = now().getTime();
    for (const [oldest, time] of sent) {
      if (at - time < seconds * 1000) break;
      sent.delete(oldest);
    }
    const before = sent.get(key);
    if (before !== undefined) {
      const wait = Math.max(1, Math.ceil(seconds - (at - before) / 1000));
      const message = `For security purposes, you can only request this after ${wait} seconds.`;
      throw new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter: wait });
    }
    if (seconds > 0) sent.set(key, at);
    return { release: async () => void sent.delete(key) };
  };
}

export function createLimits(settings: AuthSettings, now: () => Date): Limits {
  const { mails, tokens, verifications, signInFailures } = settings.rateLimits;
  const mailRequests = createRateLimiter(mails, WINDOW_SECONDS, now);
  const tokenRequests = createRateLimiter(tokens, WINDOW_SECONDS, now);
  const verificationRequests = createRateLimiter(verifications, WINDOW_SECONDS, now);
  return {
    mailRequest: (ip) => enforce(mailRequests, ip),
    tokenRequest: (ip) => enforce(tokenRequests, ip),
    verification: (ip) => enforce(verificationRequests, ip),
    signInAttempt: createSignInLimit(signInFailures, now),
    mailTo: createMailInterval(settings.mailIntervalSeconds, now),
  };
}
