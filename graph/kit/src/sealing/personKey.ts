import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Where a sealed text stands. It opens nowhere else: moved to another row, column or person it is refused (D41). */
export interface Place {
  /** The person the text belongs to. */
  userId: string;
  /** With its schema: `wellbeing.memory`. */
  table: string;
  column: string;
  /** What names the row among the person's own. */
  row: string;
}

/** Seals and opens the texts of one person. Sealed: a version byte, a nonce of 12 bytes, the text, a tag of 16. */
export interface PersonKey {
  seal(place: Place, text: string): Uint8Array<ArrayBuffer>;
  /** Throws when the text was changed, moved, or sealed with another key. */
  open(place: Place, sealed: Uint8Array): string;
}

export const KEY_BYTES = 32;
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const bindingOf = ({ userId, table, column, row }: Place) => Buffer.from([userId, table, column, row].join('|'));

/** Encrypts with AES-256-GCM under a fresh random nonce, bound to `binding`. */
export function encrypt(key: Uint8Array, binding: Uint8Array, plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(binding);
  const body = [cipher.update(plain), cipher.final()];
  return new Uint8Array(Buffer.concat([Uint8Array.of(VERSION), nonce, ...body, cipher.getAuthTag()]));
}

/** The inverse of `encrypt`; throws for anything that is not exactly what it made with this key and binding. */
export function decrypt(key: Uint8Array, binding: Uint8Array, sealed: Uint8Array): Buffer {
  if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) throw new Error('Not a sealed text');
  const body = sealed.subarray(1 + NONCE_BYTES, sealed.length - TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(binding);
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

export function createPersonKey(key: Uint8Array): PersonKey {
  return {
    seal: (place, text) => encrypt(key, bindingOf(place), Buffer.from(text)),
    open: (place, sealed) => decrypt(key, bindingOf(place), sealed).toString(),
  };
}
