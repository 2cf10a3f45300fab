/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** A whole number within both bounds. */
  between: (least: number, most: number) => number;
  isLikely: (probability: number) => boolean;
  /** That many different ones, in the order of the list. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));

  return {
    between,
    isLikely: (probability) => next() < probability,
    some: (items, count) => {
      const chosen = new Set(
        items
          .map((_, index) => ({ index, weight: next() }))
          .toSorted((one, other) => one.weight - other.weight)
          .slice(0, count)
          .map(({ index }) => index),
      );
      return items.filter((_, index) => chosen.has(index));
    },
  };
}
