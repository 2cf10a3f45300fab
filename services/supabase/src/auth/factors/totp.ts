import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** 160 random bits in base32, as people type it into an authenticator that cannot scan. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code holds (`otpauth://totp/…`). */
export function totpUri(factor: { issuer: string; account: string; secret: string }): string {
  return new TOTP({ issuer: factor.issuer, label: factor.account, secret: factor.secret }).toString();
}

/** The time step a code belongs to: the present one, or one before or after it for clocks that differ; null when wrong. */
export function stepOfCode(guess: { secret: string; code: string; now: Date }): number | null {
  const timestamp = guess.now.getTime();
  const delta = TOTP.validate({
    token: guess.code.trim(),
    secret: Secret.fromBase32(guess.secret),
    period: PERIOD_SECONDS,
    timestamp,
    window: 1,
  });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
