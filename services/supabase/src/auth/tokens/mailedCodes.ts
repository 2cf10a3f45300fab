import { createHmac, hkdfSync, randomInt } from 'node:crypto';

/** Digits to type from a mail, each code as likely as any other. */
export function randomCode(length: number): string {
  return randomInt(10 ** length)
    .toString()
    .padStart(length, '0');
}

/**
 * The stored form of a code. So few digits are guessed from a plain hash in no time: without this installation's secret
 * there is nothing to compare guesses with. The code counts for its address and its kind of mail alone.
 */
export function hashCode(secret: Buffer, mailed: { code: string; email: string; type: string }): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'spire mailed codes', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([mailed.type, mailed.email, mailed.code]))
    .digest('hex');
}
