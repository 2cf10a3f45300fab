import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Where a sealed text stands. It opens nowhere else: moved to another row, column or person it is refused (D41). */
export interface Place {
  /** The person the text belongs to. */
  userId: string;
  /** With its schema: `wellbeing.memory`. */
  table: string;
  column: string;
  /** The name of the row among the person's own. */
  row: string;
}

/** Seals and opens the texts of one person. Sealed: a version byte, a nonce of 12 bytes, the text, a tag of 16. */
export interface PersonKey {
  /** Throws for a text with half a surrogate pair: it would open as another. */
  seal(place: Place, text: string): Uint8Array<ArrayBuffer>;
  /** Throws when the text was changed, moved, sealed with another key, or is not sealed at all (version 0). */
  open(place: Place, sealed: Uint8Array): string;
  /** Equal for equal texts of this person in one column, so that they are found without opening; tells nothing else. */
  fingerprint(column: Omit<Place, 'row'>, text: string): Uint8Array<ArrayBuffer>;
}

export const KEY_BYTES = 32;
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';
const OPTIONS = { authTagLength: TAG_BYTES };

/** The place that a text is bound to, told so that no two places look alike: a name may hold any character. */
export function bindingOf(...parts: string[]): Uint8Array {
  return Buffer.from(JSON.stringify(parts));
}

/** Encrypts with AES-256-GCM under a fresh random nonce, bound to `binding`. */
export function encrypt(key: Uint8Array | KeyObject, binding: Uint8Array, plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, OPTIONS);
  cipher.setAAD(binding);
  const body = [cipher.update(plain), cipher.final()];
  return new Uint8Array(Buffer.concat([Uint8Array.of(VERSION), nonce, ...body, cipher.getAuthTag()]));
}

/** The inverse of `encrypt`; throws for anything that is not exactly what it made with this key and binding. */
export function decrypt(key: Uint8Array | KeyObject, binding: Uint8Array, sealed: Uint8Array): Buffer {
  if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) throw new Error('Not a sealed text');
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(1, 1 + NONCE_BYTES), OPTIONS);
  decipher.setAAD(binding);
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  const body = sealed.subarray(1 + NONCE_BYTES, sealed.length - TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

export function createPersonKey(bytes: Uint8Array): PersonKey {
  // Made once: reading plain bytes as a key anew costs several times what opening a text does.
  const key = createSecretKey(bytes);
  // A key of its own: what encrypts is used for nothing else.
  const fingerprintKey = createSecretKey(createHmac('sha256', key).update('fingerprint').digest());
  const binding = ({ userId, table, column, row }: Place) => bindingOf(userId, table, column, row);
  return {
    seal: (place, text) => {
      if (!text.isWellFormed()) throw new Error('A text with half a surrogate pair cannot be sealed');
      return encrypt(key, binding(place), Buffer.from(text));
    },
    open: (place, sealed) => decrypt(key, binding(place), sealed).toString(),
    fingerprint: ({ userId, table, column }, text) =>
      new Uint8Array(
        createHmac('sha256', fingerprintKey)
          .update(bindingOf(userId, table, column, text))
          .digest(),
      ),
  };
}
