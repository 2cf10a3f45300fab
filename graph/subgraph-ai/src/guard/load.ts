import { GUARD_PHRASES } from '@spire/content/guardWords';
import { CAPACITY_LEVELS, isAtMost, type CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import { isRest, minutesIn } from './load/minutes.ts';
import { asksFor } from './requests.ts';

/** The longest a text may ask for; who rests may rest longer. */
const MINUTES: Record<CapacityLevel, number> = { low: 5, limited: 15, moderate: 60, high: 120 };
const MINUTES_OF_REST: Record<CapacityLevel, number> = { low: 30, limited: 60, moderate: 60, high: 120 };

/** Whether the clauses ask for more than the level gives: standing, going out, exertion, time (D23, D27). */
export function isAboveCapacity(clauses: readonly string[], language: Language, capacity: CapacityLevel): boolean {
  const above = CAPACITY_LEVELS.filter((level) => level !== 'low').filter((level) => !isAtMost(level, capacity));
  const efforts = above.map((level) => asksFor(GUARD_PHRASES.efforts[level][language]));
  return clauses.some((clause) => {
    const minutes = minutesIn(clause);
    if (minutes > MINUTES_OF_REST[capacity]) return true;
    return (minutes > MINUTES[capacity] && !isRest(clause)) || efforts.some((isAsked) => isAsked(clause));
  });
}

/** Whether activity is to be raised for someone with little to raise it from (S14, S24). */
export function raisesActivity(clauses: readonly string[], language: Language, capacity: CapacityLevel): boolean {
  return isAtMost(capacity, 'limited') && clauses.some(asksFor(GUARD_PHRASES.raised[language]));
}
