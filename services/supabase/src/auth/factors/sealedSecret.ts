import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function sealingKey(keySecret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', keySecret, '', 'spire second factor', 32));
}

/**
 * Seals the secret of a second factor under a key derived from the installation's own secret, so that a dump of the
 * database makes no codes. It is bound to the factor: moved to another one's row it does not open.
 */
export function sealSecret(keySecret: Buffer, factorId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(keySecret), nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The secret again; throws when it was sealed with another key, for another factor, or was changed. */
export function openSecret(keySecret: Buffer, factorId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes[0] !== VERSION) throw new Error('The secret of a second factor was sealed in an unknown way');
  const body = bytes.subarray(1);
  const nonce = body.subarray(0, NONCE_BYTES);
  const tag = body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(keySecret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(factorId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
