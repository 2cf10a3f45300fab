import { WEEK } from './days.ts';

/** A possible pattern in one window: what the days held, and how the days after were. */
export interface Candidate {
  /** For each day of the window 1 with it, 0 without, -1 where that is not known. */
  held: Int8Array;
  /** For each day of the window -1 lower than usual, 0 usual, 1 higher; MISSING without an answer or a usual. */
  signs: Int8Array;
  lagDays: number;
}

export const MISSING = 9;

/** Sums over the pairs of a week that is held and a week that is answered; what is counted stands at 0 to 5. */
const SUMS = 6;

/** With it, then of all known: how many, the sum of their signs, and how many differ from usual. */
function sumsOf({ held, signs, lagDays }: Candidate, weeks: number): Float64Array {
  const [week, size, none] = [WEEK, SUMS, MISSING];
  const sums = new Float64Array(weeks * weeks * size);
  for (let from = 0; from < weeks; from += 1)
    for (let place = 0; place < weeks; place += 1) {
      const at = (from * weeks + place) * size;
      for (let day = 0; day < week; day += 1) {
        const answered = place * week + day + lagDays;
        const sign = answered < signs.length ? (signs[answered] ?? none) : none;
        const has = held[from * week + day] ?? -1;
        if (sign === none || has === -1) continue;
        for (let sum = at + (has === 1 ? 0 : 3); sum < at + size; sum += 3) {
          sums[sum] = (sums[sum] ?? 0) + 1;
          sums[sum + 1] = (sums[sum + 1] ?? 0) + sign;
          sums[sum + 2] = (sums[sum + 2] ?? 0) + sign * sign;
        }
      }
    }
  return sums;
}

/**
 * The difference in mean sign between days after it and others, over its standard error: its square, with its sign, and 0
 * where nothing differs. It is worked out a hundred thousand times, so it calls nothing.
 */
function measure(sums: Float64Array, order: Uint8Array): number {
  const weeks = order.length;
  const size = SUMS;
  let withIt = 0;
  let signsWith = 0;
  let all = 0;
  let signs = 0;
  let different = 0;
  for (let place = 0; place < weeks; place += 1) {
    const at = ((order[place] ?? 0) * weeks + place) * size;
    withIt += sums[at] ?? 0;
    signsWith += sums[at + 1] ?? 0;
    all += sums[at + 3] ?? 0;
    signs += sums[at + 4] ?? 0;
    different += sums[at + 5] ?? 0;
  }
  const without = all - withIt;
  const mean = signs / all;
  const variance = different / all - mean * mean;
  if (withIt === 0 || without === 0 || variance <= 0) return 0;
  const difference = signsWith / withIt - (signs - signsWith) / without;
  const reach = difference < 0 ? -difference : difference;
  return (difference * reach) / (variance * (1 / withIt + 1 / without));
}

/** One candidate as it is, and how often chance alone reaches as far, looking at all of its family. */
export interface Measured {
  /** Larger where the difference is, and above 0 where the days after it are higher. */
  value: number;
  chance: number;
}

export interface Shuffling {
  /** How often whole weeks change places. */
  times: number;
  random: () => number;
}

/**
 * Measures candidates against chance: whole weeks of all that days held change places together, so that habits of
 * weekdays and runs of days stay as they are, and each is compared with the largest of its family in each shuffle. The
 * families are lists of indices.
 */
export function measureAll(
  candidates: readonly Candidate[],
  families: readonly (readonly number[])[],
  weeks: number,
  { times, random }: Shuffling,
): Measured[] {
  const sums = candidates.map((each) => sumsOf(each, weeks));
  const order = Uint8Array.from({ length: weeks }, (_, week) => week);
  const values = sums.map((each) => measure(each, order));
  const sizes = values.map((value) => Math.abs(value));
  const reached = candidates.map(() => 0);
  for (let time = 0; time < times; time += 1) {
    for (let last = weeks - 1; last > 0; last -= 1) {
      const other = (random() * (last + 1)) | 0;
      const moved = order[last] ?? 0;
      order[last] = order[other] ?? 0;
      order[other] = moved;
    }
    for (const family of families) {
      let most = 0;
      for (const index of family) {
        const each = sums[index];
        const value = each === undefined ? 0 : measure(each, order);
        const size = value < 0 ? -value : value;
        if (size > most) most = size;
      }
      for (const index of family) if (most >= (sizes[index] ?? 0)) reached[index] = (reached[index] ?? 0) + 1;
    }
  }
  return values.map((value, index) => ({ value, chance: ((reached[index] ?? 0) + 1) / (times + 1) }));
}
