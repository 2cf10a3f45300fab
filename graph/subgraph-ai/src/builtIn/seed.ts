const { imul } = Math;

/** The seed of a choice: the same facts and the same seed always give the same text. */
export type Seed = number;

/** One step of FNV-1a for each character. */
function added(hash: number, words: string): number {
  let sum = hash;
  for (let place = 0; place < words.length; place += 1) sum = imul(sum ^ words.charCodeAt(place), 0x01000193);
  return sum;
}

/** Mixed once more, so that near words lie far apart. */
function mixed(hash: number): number {
  const half = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
}

const BASIS = 0x811c9dc5;

/** A whole number of 32 bits that is the same for the same words. */
export function seedOf(...words: readonly (string | number)[]): Seed {
  return mixed(added(BASIS, words.join('|')));
}

/** Draws a number from 0 to 1 for each id: the same for the same words, and apart for others. */
export function drawing(...words: readonly (string | number)[]): (id: string) => number {
  const begun = added(BASIS, `${words.join('|')}|`);
  return (id) => mixed(added(begun, id)) / 2 ** 32;
}

/** The list from the place the seed names on, and round again: neighbouring seeds begin at different places (trap 52). */
export function turned<Item>(list: readonly Item[], seed: Seed): Item[] {
  const start = list.length === 0 ? 0 : ((Math.trunc(seed) % list.length) + list.length) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
