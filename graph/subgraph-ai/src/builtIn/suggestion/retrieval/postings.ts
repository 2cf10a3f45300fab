import { setImmediate } from 'node:timers/promises';
import type { Features } from '@spire/language/features';

/** How many examples are read before others have their turn. */
const AT_A_TIME = 32;
/** How many features are told apart: a power of two. */
const WIDTH = 1 << 19;
/** How much more a rare feature counts than a common one. */
const RARITY = 1.5;
/** How much a wish has to say before its words count fully, and how fast they count less: one common word says little. */
const ENOUGH = { length: 24, power: 6 };

/** Items one after the other, a few at a time, so that others are answered meanwhile. */
async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [number, item] of items.entries()) {
    if (number % AT_A_TIME === 0) await setImmediate();
    yield item;
  }
}

interface Weighed {
  places: Int32Array;
  weights: Float32Array;
  /** How much there is in it, before it is scaled to one. */
  length: number;
}

/** The parts of postings: three arrays, as they are stored. */
export interface PostingsData {
  /** How many examples were read. */
  read: number;
  /** Where what is known of each feature begins in the two arrays below. */
  starts: Int32Array;
  /** The number of a text that has the feature. */
  texts: Int16Array;
  /** How much of the feature it has, in parts of `FULL`. */
  weights: Uint16Array;
}

/** A weight of one. */
const FULL = 65_535;

/** The texts of an index by the features of their examples, in three arrays instead of many. */
export class Postings {
  private readonly rarity = new Float32Array(WIDTH);
  readonly data: PostingsData;

  constructor(data: PostingsData) {
    this.data = data;
    const { read, starts } = data;
    for (let at = 0; at < WIDTH; at += 1) {
      const seen = (starts[at + 1] ?? 0) - (starts[at] ?? 0);
      this.rarity[at] = Math.max(0, Math.log(read / Math.max(1, seen))) ** RARITY;
    }
  }

  /**
   * Reads every example twice, to count and to weigh, and tells of each what was read: keeping it in between would take
   * fifty megabytes.
   */
  static async of(
    examples: readonly { text: number; words: string }[],
    read: (words: string) => Features,
    tell: (number: number, features: Features) => void,
  ): Promise<Postings> {
    const counts = new Int32Array(WIDTH);
    for await (const { words } of inTurns(examples))
      for (const feature of read(words).at) counts[feature & (WIDTH - 1)] = (counts[feature & (WIDTH - 1)] ?? 0) + 1;
    const starts = new Int32Array(WIDTH + 1);
    for (let at = 0; at < WIDTH; at += 1) starts[at + 1] = (starts[at] ?? 0) + (counts[at] ?? 0);
    const texts = new Int16Array(starts[WIDTH] ?? 0);
    const inParts = new Uint16Array(texts.length);
    const made = new Postings({ read: examples.length, starts, texts, weights: inParts });
    const next = starts.slice();
    let number = 0;
    for await (const { text, words } of inTurns(examples)) {
      const features = read(words);
      tell(number, features);
      number += 1;
      const { places, weights } = made.weighed(features);
      for (const [each, at] of places.entries()) {
        const place = next[at] ?? 0;
        next[at] = place + 1;
        texts[place] = text;
        inParts[place] = Math.round((weights[each] ?? 0) * FULL);
      }
    }
    return made;
  }

  private weighed({ at, values }: Features): Weighed {
    const places = at.map((each) => each & (WIDTH - 1));
    const weights = values.map((value, number) => value * (this.rarity[places[number] ?? 0] ?? 0));
    const length = Math.sqrt(weights.reduce((sum, each) => sum + each * each, 0)) || 1;
    return { places, weights: weights.map((each) => each / length), length };
  }

  /** How much a wish says, to 1, and how much of it each of so many texts has: the sum over their examples. */
  shared(wish: Features, count: number): { said: number; sums: Float64Array } {
    const sums = new Float64Array(count);
    const { places, weights, length } = this.weighed(wish);
    const said = Math.min(1, length / ENOUGH.length) ** ENOUGH.power;
    const { starts, texts, weights: inParts } = this.data;
    for (const [number, at] of places.entries()) {
      const weight = (said * (weights[number] ?? 0)) / FULL;
      for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place += 1) {
        const text = texts[place] ?? 0;
        sums[text] = (sums[text] ?? 0) + weight * (inParts[place] ?? 0);
      }
    }
    return { said, sums };
  }
}
