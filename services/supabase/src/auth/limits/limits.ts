import { callerNetwork } from '@spire/domain/callerNetwork';
import type { AuthSettings } from '../../settings.ts';
import { AuthError, tooManyRequests } from '../http/authError.ts';
import type { Counters, Taken, Use } from './counters.ts';
import type { DeviceProofs } from './deviceProofs.ts';
import { createRateLimiter } from './rateLimiter.ts';
import type { Allowance } from './rateLimiter.ts';

const FIVE_MINUTES = 300;
const HOUR = 3600;
/** So many accounts have to be guessed at from one network, as often as each lets it, before the network itself is stopped. */
const FLOOD = 50;

/** Mails of the same kind to one address keep a distance; sign-up and its resend are one kind. */
export type MailKind = 'confirmation' | 'recovery' | 'magiclink' | 'emailChange' | 'reauthentication';

/** Something somebody may get wrong; `succeeded` takes it out of the count. */
export interface Attempt {
  readonly succeeded: () => Promise<void>;
}

/** An attempt at a password. */
export interface SignInAttempt extends Attempt {
  /** Whether it comes from a browser that somebody has signed in to this account with before. */
  readonly isKnownDevice: boolean;
}

/** From where somebody tries a password: the address, and what their browser brought as proof. */
export interface Origin {
  readonly ip: string;
  readonly device: string | null;
}

/** A mail that may be sent; `release` takes it back when it could not be. */
export interface MailReservation {
  readonly release: () => Promise<void>;
}

/** Everything that is counted. Each function throws when its limit is reached: a 429 unless it says otherwise. */
export interface Limits {
  /** Requests that may send a mail, by caller's address. */
  readonly mailRequest: (ip: string) => Promise<void>;
  /** Renewals and exchanges of codes. Passwords are not among them: their failures are counted, not their number. */
  readonly tokenRequest: (ip: string) => Promise<void>;
  readonly verification: (ip: string) => Promise<void>;
  /** Challenges and checks of second factors, by caller's address. */
  readonly factorRequest: (ip: string) => Promise<void>;
  readonly anonymousSignUp: (ip: string) => Promise<void>;
  /** Reserves an attempt at a password; call `succeeded` when it was right. */
  readonly signInAttempt: (account: string, from: Origin) => Promise<SignInAttempt>;
  /** Proofs of the browsers that people have signed in with. */
  readonly deviceProofs: DeviceProofs;
  /** Reserves a mail to this address; call `release` when it could not be sent. A new mail brings new guesses. */
  readonly mailTo: (kind: MailKind, email: string) => Promise<MailReservation>;
  /** Reserves a guess at the code mailed to this address. Throws 403 `otp_expired` when it is void: a wait won't help. */
  readonly codeGuess: (email: string, ip: string) => Promise<Attempt>;
  /** Reserves a guess at a code of somebody's second factor. */
  readonly factorGuess: (userId: string, ip: string) => Promise<Attempt>;
}

/** The allowance for each thing that is counted in the database. */
function allowances({ rateLimits, linkSeconds, mailIntervalSeconds }: AuthSettings) {
  const { signInFailures: failures, verifications } = rateLimits;
  return {
    signInOnDevice: { amount: failures, seconds: FIVE_MINUTES },
    signInFromHere: { amount: failures, seconds: FIVE_MINUTES },
    // More than two networks can use up between them: a lock that anybody can close is a weapon.
    signInFromAnywhere: { amount: Math.ceil(failures * 2.4), seconds: FIVE_MINUTES },
    // A flood. Whoever guesses at forty accounts is stopped at each of them, and no neighbour is stopped with them.
    signInOfAnybody: { amount: failures * FLOOD, seconds: FIVE_MINUTES },
    mail: { amount: 1, seconds: mailIntervalSeconds },
    // A refill takes as long as a code lives: five guesses at one code, and no sixth.
    code: { amount: 5, seconds: 5 * linkSeconds },
    codesOfAccount: { amount: 20, seconds: HOUR },
    codesFromHere: { amount: verifications, seconds: HOUR },
    factor: { amount: 5, seconds: 60 },
    factorThisHour: { amount: 20, seconds: HOUR },
    factorsFromHere: { amount: 100, seconds: HOUR },
    anonymous: rateLimits.anonymousUsers,
  } as const satisfies Record<string, Allowance>;
}

function inMemory(allowance: Allowance, now: () => Date): (ip: string) => Promise<void> {
  const limiter = createRateLimiter(allowance, now);
  return (ip) => {
    const wait = limiter.take(callerNetwork(ip));
    return wait > 0 ? Promise.reject(tooManyRequests(wait)) : Promise.resolve();
  };
}

function mailTooSoon(wait: number): AuthError {
  const seconds = Math.max(1, Math.ceil(wait));
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter: seconds });
}

/**
 * The things that are counted, and their limits. Addresses without an account count like those with one: otherwise a
 * limit would tell who has one.
 */
export function createLimits(
  settings: AuthSettings,
  counters: Counters,
  deviceProofs: DeviceProofs,
  now: () => Date,
): Limits {
  const allowed = allowances(settings);
  const { mails, emailsSent, tokens, verifications, factorRequests } = settings.rateLimits;
  const use = (name: keyof typeof allowed, ...of: string[]): Use => ({ ...allowed[name], name, of });

  async function attempt(...uses: Use[]): Promise<Taken> {
    const taken = await counters.take(uses);
    if ('wait' in taken) throw tooManyRequests(taken.wait);
    return taken;
  }

  return {
    mailRequest: inMemory({ amount: mails, seconds: FIVE_MINUTES }, now),
    tokenRequest: inMemory({ amount: tokens, seconds: FIVE_MINUTES }, now),
    verification: inMemory({ amount: verifications, seconds: FIVE_MINUTES }, now),
    factorRequest: inMemory({ amount: factorRequests, seconds: 60 }, now),

    async anonymousSignUp(ip) {
      await attempt(use('anonymous', callerNetwork(ip)));
    },

    // Wrong passwords count three ways: account and network together, the account from anywhere, the network for all
    // accounts. Two are spared what others do: a browser that proves an earlier sign-in has a count of its own, and a
    // network that the account has signed in from is counted for that account alone.
    async signInAttempt(account, { ip, device }) {
      const here = callerNetwork(ip);
      const known = deviceProofs.deviceOf(device, account);
      const uses =
        known === null
          ? [use('signInFromHere', account, here), use('signInFromAnywhere', account), use('signInOfAnybody', here)]
          : [use('signInOnDevice', account, known)];
      const place = [account, here];
      const taken = await counters.take(uses, known === null ? { place } : { placeLater: place });
      if ('wait' in taken) throw tooManyRequests(taken.wait);
      return { ...taken, isKnownDevice: known !== null };
    },

    deviceProofs,

    async mailTo(kind, email) {
      const uses = settings.mailIntervalSeconds > 0 ? [use('mail', kind, email)] : [];
      if (emailsSent !== null) uses.push({ ...emailsSent, name: 'allMails', of: [] });
      const taken = await counters.take(uses, { forget: ['code', email] });
      if (!('wait' in taken)) return { release: taken.giveBack };
      if (taken.name === 'mail') throw mailTooSoon(taken.wait);
      throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfter: taken.wait });
    },

    async codeGuess(email, ip) {
      const taken = await counters.take([
        use('code', email),
        use('codesOfAccount', email),
        use('codesFromHere', callerNetwork(ip)),
      ]);
      if (!('wait' in taken)) return taken;
      if (taken.name === 'codesFromHere') throw tooManyRequests(taken.wait);
      throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
    },

    factorGuess: (userId, ip) =>
      attempt(use('factor', userId), use('factorThisHour', userId), use('factorsFromHere', callerNetwork(ip))),
  };
}
