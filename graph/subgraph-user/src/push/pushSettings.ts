import type { PushMessage } from '@spire/domain/reminders';
import type { PushTarget } from './pushTarget.ts';

/** The service's own keys (VAPID, RFC 8292), by which the makers of browsers know who sends. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:…` or `https://…`: where they write to when something is wrong. */
  contact: string;
}

export interface PushSettings {
  keys: PushKeys;
  /** Whether this very machine may be sent to, without encryption: in tests. */
  allowsLoopback: boolean;
}

export interface PushEnvironment {
  PUSH_PUBLIC_KEY?: string | undefined;
  PUSH_PRIVATE_KEY?: string | undefined;
  PUSH_CONTACT?: string | undefined;
  PUSH_LOOPBACK: 'on' | 'off';
}

/** The environment's push settings; undefined where it says nothing. Some of the three and not all is a mistake. */
export function pushSettings(environment: PushEnvironment): PushSettings | undefined {
  const {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: contact,
    PUSH_LOOPBACK,
  } = environment;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || contact === undefined)
    throw new Error('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT belong together: set all three, or no key.');
  return { keys: { publicKey, privateKey, contact }, allowsLoopback: PUSH_LOOPBACK === 'on' };
}

/** Sends a message to a browser. It never throws. */
export type PushCarrier = (target: PushTarget, message: PushMessage) => Promise<Delivery>;

/** `gone`: the browser is subscribed no more, or not with these keys; `failed`: for now. */
export type Delivery = 'sent' | 'gone' | 'failed';
