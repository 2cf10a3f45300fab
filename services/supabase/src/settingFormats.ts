import { z } from 'zod';
import type { Allowance } from './auth/limits/rateLimiter.ts';

const UNIT_SECONDS = { ms: 0.001, s: 1, m: 60, h: 3600 } as const;

/** Seconds of a plain number or of a duration in Go's notation (`1m30s`), as Supabase Auth reads them. */
export function parseSeconds(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return Number.NaN;
  return [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)].reduce(
    (total, [, amount, unit]) => total + Number(amount) * UNIT_SECONDS[unit as keyof typeof UNIT_SECONDS],
    0,
  );
}

/** Sets are separated by colons; `\:` stands for a colon within a set. */
export function parseCharacterSets(text: string): string[] {
  return text.split(/(?<!\\):/).flatMap((set) => (set === '' ? [] : [set.replaceAll('\\:', ':')]));
}

export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .transform((text) => text === 'true' || text === '1')
    .default(fallback);

export const seconds = (fallback: number, { least = 1, most = 31_536_000 } = {}) =>
  z
    .string()
    .transform(parseSeconds)
    .pipe(z.number({ error: 'must be a number of seconds or a duration like 1m30s' }).min(least).max(most))
    .default(fallback);

/** 0 stands for none, as in Supabase Auth. */
export const optionalSeconds = seconds(0, { least: 0, most: 10 * 31_536_000 }).transform((value) =>
  value === 0 ? null : value,
);

export const count = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1))
    .default(fallback);

/** Any amount, as Supabase Auth takes it: 0 lets nothing through. */
export const amount = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,18}(\.\d+)?$/, 'must be a number')
    .transform(Number)
    .default(fallback);

/** An amount per hour, or in Supabase Auth's notation `10/30s`: ten at once, and one more every 30 seconds. */
function parseAllowance(text: string): Allowance {
  const [, events = '', per] = /^(\d{1,15}(?:\.\d+)?)(?:\/(.+))?$/.exec(text) ?? [];
  const amount = events === '' ? Number.NaN : Number(events);
  return { amount, seconds: per === undefined ? 3600 : parseSeconds(per) * Math.max(1, amount) };
}

export const allowance = z
  .string()
  .transform(parseAllowance)
  .refine(({ amount, seconds }) => amount >= 0 && seconds > 0, 'must be an amount per hour, or like 10/30s');

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''))
  .optional();

export const list = (fallback: string[]) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .default(fallback);
