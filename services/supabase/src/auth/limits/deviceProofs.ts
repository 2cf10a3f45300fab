import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const DAY_MS = 86_400_000;
const PROVEN_DAYS = 90;
/** A proof that is younger is left as it is. */
const RENEWED_AFTER_DAYS = 7;
/** People who share a browser; with one more, the proof that was given longest ago goes. */
const MOST_ACCOUNTS = 8;
const VALUE = /^([\w-]{22})((?:\.[0-9a-z]{1,9}:[\w-]{22})*)$/;

/**
 * Proofs that somebody has signed in to an account with this browser before, so that guesses from elsewhere do not count
 * against it (ASVS 5, 6.3.1). One value holds a random id of the browser and, for each account, until when and a
 * signature: it names no account, and opens nothing.
 */
export interface DeviceProofs {
  /** The id of the browser that the value proves for the account; null where it proves nothing. */
  deviceOf(value: string | null, account: string): string | null;
  /** The value that proves it for the account too, or again; null where the given one does well enough. */
  renew(value: string | null, account: string): string | null;
}

interface Entry {
  /** Days since 1970, in base 36. */
  readonly until: string;
  readonly signature: string;
}

function parse(value: string | null): { id: string; entries: Entry[] } | null {
  const [, id, rest = ''] = VALUE.exec(value ?? '') ?? [];
  if (id === undefined) return null;
  const entries = rest.split('.').flatMap((each) => {
    const [until = '', signature = ''] = each.split(':');
    return signature === '' ? [] : [{ until, signature }];
  });
  return { id, entries: entries.slice(0, MOST_ACCOUNTS) };
}

export function createDeviceProofs(secret: Buffer, now: () => Date): DeviceProofs {
  // The same keys of an installation sign other things: proofs get one of their own.
  const key = createHmac('sha256', secret).update('spire device proofs').digest();
  const sign = (account: string, id: string, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([account, id, until]))
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  const isFor = (account: string, id: string, { until, signature }: Entry) =>
    timingSafeEqual(Buffer.from(sign(account, id, until)), Buffer.from(signature));
  const today = () => Math.floor(now().getTime() / DAY_MS);
  const daysLeft = ({ until }: Entry) => Number.parseInt(until, 36) - today();

  return {
    deviceOf(value, account) {
      const parsed = parse(value);
      const isProven = parsed?.entries.some((each) => daysLeft(each) > 0 && isFor(account, parsed.id, each));
      return isProven === true ? (parsed?.id ?? null) : null;
    },
    renew(value, account) {
      const { id, entries } = parse(value) ?? { id: randomBytes(16).toString('base64url'), entries: [] };
      const own = entries.find((each) => isFor(account, id, each));
      if (own !== undefined && daysLeft(own) > PROVEN_DAYS - RENEWED_AFTER_DAYS) return null;
      const until = (today() + PROVEN_DAYS).toString(36);
      const others = entries.filter((each) => each !== own && daysLeft(each) > 0);
      const kept = [{ until, signature: sign(account, id, until) }, ...others].slice(0, MOST_ACCOUNTS);
      return [id, ...kept.map((each) => `${each.until}:${each.signature}`)].join('.');
    },
  };
}
