import type { FieldError } from '@spire/domain/errorCodes';
import { createHash } from 'node:crypto';

/** The address of a browser, and the keys that only it can open a message with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * The push services of the makers of browsers. Nothing is sent anywhere else: the address comes from a client, and
 * would otherwise let whoever has an account have this service write to any place it can reach.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
];
const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;
const MOST_CHARACTERS = 1000;

function isReachable(endpoint: string, allowsLoopback: boolean): boolean {
  if (endpoint.length > MOST_CHARACTERS || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && LOOPBACK.test(hostname)) return /^https?:$/.test(protocol);
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}

const hasBytes = (text: string, bytes: number) =>
  /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

/** Everything that is wrong with a subscription. */
export function pushTargetErrors({ endpoint, p256dh, auth }: PushTarget, allowsLoopback: boolean): FieldError[] {
  const checks = {
    endpoint: isReachable(endpoint, allowsLoopback),
    p256dh: hasBytes(p256dh, 65),
    auth: hasBytes(auth, 16),
  };
  return Object.entries(checks).flatMap(([field, isRight]) => (isRight ? [] : [{ field, code: 'INVALID' } as const]));
}

/** The id of the browser at that address; nobody can tell the address from it. */
export function pushDeviceId(endpoint: string): string {
  const hex = createHash('sha256').update(endpoint).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * A hash of the keys of a subscription, which only its browser and whoever it told know: the same proof means the same
 * browser. The secret has 128 random bits, so nobody finds the keys by trying.
 */
export function pushDeviceProof({ p256dh, auth }: PushTarget): Buffer {
  const [key, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  return createHash('sha256').update(key).update(secret).digest();
}
