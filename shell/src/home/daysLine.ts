import { daysBetween, type LocalDate, type PartOfDay } from '@spire/domain/dates';
import { rotationOn } from '@spire/domain/rotation';
import type { HomeSceneQuery } from './HomeScene.generated.ts';

type Activity = HomeSceneQuery['me']['activities']['nodes'][number];

/** Lines for any hour, and for one that is late; each day has the one after yesterday's. */
const ANY_HOUR = [
  'unwell',
  'little',
  'pace',
  'noCatchUp',
  'halfDone',
  'small',
  'stay',
  'inside',
  'change',
  'unlike',
] as const;
const LATE = ['noHurry', 'over', 'enough', 'light', 'notTonight'] as const;

const ofDay = <T>(lines: readonly [T, ...T[]], today: LocalDate): T =>
  lines[rotationOn(today, lines.length)] ?? lines[0];

/** So many days without anything are an absence, which is met with a welcome and never counted (A26). */
const AWAY_DAYS = 3;

/**
 * The one line under the greeting while nothing has been answered yet: it tells somebody new from somebody who comes
 * back, and one day from the next.
 */
export function daysLine(activities: readonly Activity[], today: LocalDate, hour: PartOfDay) {
  const [newest] = activities;
  if (newest === undefined) return 'first';
  if (daysBetween(newest.date, today) >= AWAY_DAYS) return 'back';
  const isLate = hour === 'evening' || hour === 'night';
  return isLate ? (`evening.${ofDay(LATE, today)}` as const) : (`day.${ofDay(ANY_HOUR, today)}` as const);
}
