import { MOOD_NAMES } from './moodNames.ts';
import { foldName } from './text/fold.ts';

let known: ReadonlyMap<string, number> | undefined;

/** The mood that a name means in one of the languages; undefined for a name that nobody has written down. */
export function moodOfName(name: string): number | undefined {
  known ??= new Map(
    Object.values(MOOD_NAMES).flatMap((levels) =>
      Object.entries(levels).flatMap(([level, names]) => names.map((each) => [foldName(each), Number(level)] as const)),
    ),
  );
  return known.get(foldName(name));
}

/** The nearest whole number, halves up. */
export const halfUp = (value: number) => Math.floor(value + 0.5 + 1e-9);

/** A value of a known scale on ours of 1 to 5. */
export function onOurScale(value: number, from: number, to: number): number {
  return halfUp(1 + (4 * (value - from)) / (to - from));
}

/** A number as people write it, with a comma or a point; undefined for what is none. */
export function writtenNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*[-−]?\d+(?:[.,]\d+)?\s*$/.test(value)) return undefined;
  return Number(value.trim().replace(',', '.').replace('−', '-'));
}
