import { plainName } from './fold.ts';

const CLOCK =
  /(?:^|[\sT])(?:kl\.?\s*)?(\d{1,2})[:.h](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:([ap])\.?\s*m\.?|(fm|em))?$/i;

/** The time in a text that ends with one, as hh:mm of 24 hours; null where there is none. */
export function clockTime(text: string): string | null {
  const [, hours, minutes, half, swedish] = CLOCK.exec(plainName(text)) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const afternoon = half?.toLowerCase() === 'p' || swedish?.toLowerCase() === 'em';
  const isTwelve = half !== undefined || swedish !== undefined;
  const hour = isTwelve ? (Number(hours) % 12) + (afternoon ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (isTwelve && Number(hours) > 12)) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone)) formats.set(zone, newFormat(zone));
  return formats.get(zone);
}

function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return undefined;
  }
}

/** Whether the runtime knows the time zone. */
export function isZone(zone: string): boolean {
  return zone !== '' && formatOf(zone) !== undefined;
}

/** Date and time that clocks in a time zone show at an instant. */
export function wallClock(instant: number, zone: string): { date: string; time: string } | undefined {
  if (!Number.isFinite(instant) || Math.abs(instant) > 8.64e15) return undefined;
  const [date = '', time = ''] = formatOf(zone)?.format(instant).split(' ') ?? [];
  return date === '' ? undefined : { date, time: time.slice(0, 5) };
}

/** The instant at which clocks show a time; of an hour that comes twice its first, of one that is left out the next. */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => {
    const shown = wallClock(instant, zone);
    return shown === undefined ? 0 : Date.parse(`${shown.date}T${shown.time}:00Z`) - instant;
  };
  const guess = wall - offsetAt(wall);
  return wall - offsetAt(guess);
}
