import { createHash, randomBytes } from 'node:crypto';
import { ApplicationError } from '../errors.ts';
import { createPersonKey, decrypt, encrypt, KEY_BYTES, type PersonKey } from './personKey.ts';

/** A person's key as it lies in the database. */
export interface WrappedKey {
  /** `id` of the server key it is wrapped by. */
  wrappedBy: string;
  wrapped: Uint8Array;
}

/** Where wrapped keys lie. `fresh` is put on record when the person has none; undefined for nobody's id. */
export type WrappedKeys = (userId: string, fresh: WrappedKey) => Promise<WrappedKey | undefined>;

/** Gives the key of a person; made at the first question, gone with the account (D41). */
export interface Vault {
  /** Throws UNAUTHENTICATED when there is no such person any more. */
  keyOf(userId: string): Promise<PersonKey>;
}

/** A server key (`DATA_KEY`) and the name under which wrapped keys mention it. */
export interface ServerKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Reads a server key from its text, 32 bytes in base64url. */
export function serverKey(text: string): ServerKey {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== KEY_BYTES) throw new Error(`DATA_KEY must be ${KEY_BYTES} bytes in base64url`);
  return { id: createHash('sha256').update('spire data key ').update(bytes).digest('hex').slice(0, 16), bytes };
}

const bindingOf = (userId: string, { id }: ServerKey) => Buffer.from(`person key|${userId}|${id}`);

/** A person's key wrapped by the server's; bound to both, so that neither can be swapped. */
export function wrap(server: ServerKey, userId: string, key: Uint8Array): WrappedKey {
  return { wrappedBy: server.id, wrapped: encrypt(server.bytes, bindingOf(userId, server), key) };
}

export function unwrap(servers: readonly ServerKey[], userId: string, { wrappedBy, wrapped }: WrappedKey): Buffer {
  const server = servers.find(({ id }) => id === wrappedBy);
  if (server === undefined) throw new Error(`A person's key is wrapped by a DATA_KEY this service was not given`);
  return decrypt(server.bytes, bindingOf(userId, server), wrapped);
}

const REMEMBERED_KEYS = 5000;
const REMEMBERED_FOR_MS = 60_000;

/**
 * Opens the vault: `servers` are the current key first, then older ones still in use. Keys are remembered for a minute,
 * so that a request seldom has to ask for one.
 */
export function createVault(
  servers: readonly [ServerKey, ...ServerKey[]],
  wrappedKeys: WrappedKeys,
  now: () => Date = () => new Date(),
): Vault {
  const remembered = new Map<string, { key: Promise<PersonKey>; until: number }>();

  async function open(userId: string): Promise<PersonKey> {
    const found = await wrappedKeys(userId, wrap(servers[0], userId, randomBytes(KEY_BYTES)));
    if (found === undefined) throw new ApplicationError('UNAUTHENTICATED');
    return createPersonKey(unwrap(servers, userId, found));
  }

  return {
    keyOf: (userId) => {
      const known = remembered.get(userId);
      if (known !== undefined && known.until > now().getTime()) return known.key;
      const key = open(userId);
      remembered.delete(userId);
      remembered.set(userId, { key, until: now().getTime() + REMEMBERED_FOR_MS });
      key.catch(() => remembered.delete(userId));
      const [oldest] = remembered.keys();
      if (remembered.size > REMEMBERED_KEYS && oldest !== undefined) remembered.delete(oldest);
      return key;
    },
  };
}

/** The vault of a service: its DATA_KEY over the wrapped keys in its database. */
export function openVault(dataKey: string, wrappedKeys: WrappedKeys | undefined): Vault {
  if (wrappedKeys === undefined) throw new Error('DATABASE_URL is not set. The keys of sealed texts lie in it.');
  return createVault([serverKey(dataKey)], wrappedKeys);
}
