import { DEFAULT_TIME_ZONE, localDate } from '@spire/domain/dates';

const HOUR_MS = 3_600_000;

/** The hours by which clocks in a zone are ahead of UTC's. */
function hoursAhead(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(/[+-]\d+/.exec(named)?.[0] ?? 0);
}

/**
 * A zone where it is noon, on the day that the server takes for today when nobody says where they are. (The sign in its
 * name is the other way round: `Etc/GMT-3` is three hours ahead.)
 */
export function noonZone(moment: Date): string {
  const ahead = hoursAhead(moment, DEFAULT_TIME_ZONE);
  const hour = new Date(moment.getTime() + ahead * HOUR_MS).getUTCHours();
  const offset = ahead + 12 - hour;
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

const IS_CHOSEN = /^(?:UTC|Etc\/GMT[+-]\d+)$/u;

/**
 * Where the persons of a test are: no day turns while it runs, whatever the hour. It is chosen once for a run, by
 * `jest.config.mjs`.
 */
export const TEST_ZONE = IS_CHOSEN.test(process.env['TZ'] ?? '') ? String(process.env['TZ']) : noonZone(new Date());

/** The date there. */
export const today = localDate(new Date(), TEST_ZONE);
