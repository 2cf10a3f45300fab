import { randomNumbers, seedOf } from '@spire/domain/randomNumbers';
import { plantOf, type PlantKind, type WeekDay } from './weekFacts.ts';
import type { Plant } from './WeekGarden.tsx';

/** The plants of a week, one a day; a bird by the last day of a tool. */
export function plantsOf(days: readonly WeekDay[]): Plant[] {
  const bird = days.findLast(({ tools }) => tools.length > 0);
  return days.map((day) => ({
    name: day.date,
    kind: plantOf(day),
    tint: day.memories[0]?.tint,
    hasBird: day === bird,
  }));
}

const SHARED: Partial<Record<PlantKind, PlantKind>> = { hard: 'answer', rest: 'none' };

/**
 * The plants as others may see them: in an order drawn once for the person and the week, with no bird, and none that
 * tells of a hard day or of rest.
 */
export function sharedPlants(days: readonly WeekDay[], userId: string): Plant[] {
  const next = randomNumbers(seedOf(`${userId} ${days[0]?.date ?? ''}`));
  const drawn = days.map((day) => ({ day, place: next() })).toSorted((one, other) => one.place - other.place);
  return drawn.map(({ day }, at) => {
    const kind = plantOf(day);
    return { name: `${at} ${userId}`, kind: SHARED[kind] ?? kind, tint: day.memories[0]?.tint };
  });
}
