import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, safe in addresses. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret of 256 bits: with so much to guess, a fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * The refresh token that follows this one. It is derived rather than drawn, so that a client whose answer got lost can
 * be given the same successor again although only its hash is stored.
 */
export function nextRefreshToken(refreshSecret: Buffer, token: string): string {
  return createHmac('sha256', refreshSecret).update(token).digest('base64url');
}
