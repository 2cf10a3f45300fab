import { randomNumbers } from '@spire/domain/randomNumbers';

/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number within both bounds. */
  between: (least: number, most: number) => number;
  isLikely: (probability: number) => boolean;
  /** That many different ones, in the order of the list. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
}

export function createRandom(seed: number): Random {
  const next = randomNumbers(seed);
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
