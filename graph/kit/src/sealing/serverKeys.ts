import { createHash } from 'node:crypto';
import { bindingOf, decrypt, encrypt, KEY_BYTES } from './personKey.ts';

/** A server key (`DATA_KEY`) and the name under which wrapped keys mention it. */
export interface ServerKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The current key, which wraps, then older ones, which unwrap while a rotation is under way. */
export type ServerKeys = readonly [ServerKey, ...ServerKey[]];

/** A person's key as it lies in the database. */
export interface WrappedKey {
  /** `id` of the server key it is wrapped by. */
  wrappedBy: string;
  wrapped: Uint8Array;
}

/** 32 bytes in base64url or base64. */
export const DATA_KEY = /^[\w+/-]{43}=?$/;

function serverKey(text: string): ServerKey {
  if (!DATA_KEY.test(text)) throw new Error(`DATA_KEY must be ${KEY_BYTES} random bytes in base64url`);
  const bytes = Buffer.from(text, 'base64url');
  return { id: createHash('sha256').update('spire data key ').update(bytes).digest('hex').slice(0, 16), bytes };
}

/** Reads the server's keys from their texts; a wrong one is refused, and not repeated. */
export function serverKeys(current: string, older: readonly string[] = []): ServerKeys {
  return [serverKey(current), ...older.map(serverKey)];
}

const placeOf = (userId: string, { id }: ServerKey) => bindingOf('person key', userId, id);

/** A person's key wrapped by the server's current one; bound to both, so that neither can be swapped. */
export function wrap([current]: ServerKeys, userId: string, key: Uint8Array): WrappedKey {
  return { wrappedBy: current.id, wrapped: encrypt(current.bytes, placeOf(userId, current), key) };
}

/** The inverse of `wrap`, by whichever of the keys it was wrapped. */
export function unwrap(keys: ServerKeys, userId: string, { wrappedBy, wrapped }: WrappedKey): Buffer {
  const server = keys.find(({ id }) => id === wrappedBy);
  if (server === undefined) throw new Error('A person’s key is wrapped by a DATA_KEY that was not given');
  return decrypt(server.bytes, placeOf(userId, server), wrapped);
}
