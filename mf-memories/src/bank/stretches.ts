/** A number of tiles that makes whole rows of one, two, three or four. */
const LENGTH = 24;

/**
 * A long list in stretches, each drawn separately. The first has one more: its large tile takes whole rows. A tile
 * added behind changes only the last stretch.
 */
export function stretchesOf<T>(nodes: readonly T[]): (readonly T[])[] {
  const rest = Array.from({ length: Math.ceil((nodes.length - 1) / LENGTH) }, (_, at) =>
    nodes.slice(1 + at * LENGTH, 1 + (at + 1) * LENGTH),
  );
  const [first = [], ...others] = rest;
  return [[...nodes.slice(0, 1), ...first], ...others];
}
