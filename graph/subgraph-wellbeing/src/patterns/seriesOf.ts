import { isNotLookedAt } from '@spire/content/notLookedAt';
import { doneOf, isBigDay } from '@spire/domain/pacing';
import { type DayNumber, dayNumber } from '@spire/domain/patterns/days';
import { exposureId, type ExposureName, isHigherBetter, OUTCOMES, type OutcomeId } from '@spire/domain/patterns/kinds';
import type { Exposure, Series } from '@spire/domain/patterns/series';
import type { DayRows } from './dayRows.store.ts';

/** The two lowest steps of the sleep of a night. */
const POOR_SLEEP = 2;

export interface NamedExposure extends ExposureName {
  id: string;
}

export interface OwnSeries extends Series {
  names: NamedExposure[];
}

/** Collects the days of each thing, under the name it was written with last. */
function collected() {
  const found = new Map<string, { exposure: ExposureName; days: Set<DayNumber> }>();
  return {
    found,
    add: (exposure: ExposureName, date: string) => {
      const id = exposureId(exposure);
      const known = found.get(id) ?? { exposure, days: new Set<DayNumber>() };
      known.days.add(dayNumber(date));
      found.set(id, known);
    },
  };
}

/** Series of the person's days, and of the outcomes they follow, else of mood. */
export function seriesOf(rows: DayRows, followed: readonly OutcomeId[]): OwnSeries {
  const outcomes = followed.length > 0 ? followed : (['mood'] as const);
  const ticked = rows.pacing.filter((day) => doneOf(day).length > 0);
  const known = new Set(ticked.map(({ date }) => dayNumber(date)));
  const all = collected();
  for (const { date, tool } of rows.tools) all.add({ kind: 'tool', name: tool }, date);
  for (const date of rows.restDays) all.add({ kind: 'restDay', name: null }, date);
  for (const { date, activities } of rows.brought)
    for (const name of activities) if (!isNotLookedAt(name)) all.add({ kind: 'activity', name }, date);
  for (const day of ticked) {
    for (const { name } of doneOf(day)) if (!isNotLookedAt(name)) all.add({ kind: 'thing', name }, day.date);
    if (isBigDay(day, day.shownRoom)) all.add({ kind: 'bigDay', name: null }, day.date);
  }
  const brought = new Set(rows.brought.map(({ date }) => dayNumber(date)));
  const knownOf = { thing: known, bigDay: known, activity: brought } as Partial<
    Record<ExposureName['kind'], Set<number>>
  >;
  const exposures = [...all.found].map(([id, { exposure, days }]): Exposure => ({
    id,
    days,
    known: knownOf[exposure.kind] ?? null,
  }));
  const nights = rows.answers.filter(({ outcome }) => outcome === 'sleep');
  const names = [...all.found].map(([id, { exposure }]) => ({ id, ...exposure }));
  if (nights.length > 0) {
    names.push({ id: 'badNight', kind: 'badNight', name: null });
    exposures.push({
      id: 'badNight',
      days: new Set(nights.filter(({ value }) => value <= POOR_SLEEP).map(({ date }) => dayNumber(date))),
      known: new Set(nights.map(({ date }) => dayNumber(date))),
      isBeforeDay: true,
      ofOutcome: 'sleep',
    });
  }
  return {
    names,
    exposures,
    outcomes: OUTCOMES.filter((id) => outcomes.includes(id)).map((id) => ({
      id,
      answers: new Map(
        rows.answers.filter(({ outcome }) => outcome === id).map(({ date, value }) => [dayNumber(date), value]),
      ),
      isHigherBetter: isHigherBetter(id),
    })),
    leftOut: new Set(rows.helpDays.map(dayNumber)),
  };
}
