import type { Features } from '../src/features.ts';
import { lengthOf, softmax } from '../src/model.ts';

/** A text in training: its features, and the number of its label. */
export interface Example {
  features: Features;
  label: number;
  /** How much it counts beside the others. */
  count?: number;
}

/**
 * Weights by feature, those of all labels side by side, with what each label begins with. Of two labels there is one
 * weight a feature, for the second against the first.
 */
export interface Fitted {
  labels: number;
  /** How many features are told apart: a power of two. */
  width: number;
  weights: Float32Array;
  /** The unit that all weights are whole multiples of, where there is one. */
  step?: number;
  bias: Float32Array;
  /** How rare each feature is: what its value is multiplied with. Left out where the weights hold it. */
  rarity?: Float32Array;
}

export interface Fitting {
  width: number;
  rounds: number;
  rate: number;
  decay: number;
  /** How much an example of each label counts; all alike where it is left out. */
  counts?: readonly number[];
}

/** Draws that are the same every time. */
export function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled(length: number, draw: () => number): Int32Array {
  const order = Int32Array.from({ length }, (_, index) => index);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
  return order;
}

export function rarityOf(examples: readonly Example[], width: number): Float32Array {
  const seen = new Float32Array(width);
  for (const { features } of examples)
    for (const at of features.at) seen[at & (width - 1)] = (seen[at & (width - 1)] ?? 0) + 1;
  return seen.map((count) => (count === 0 ? 0 : Math.log(1 + examples.length / count)));
}

/** Features as they count: by how rare they are, every text as long as the next. */
function weighed({ at, values: given }: Features, rarity: Float32Array): Float32Array {
  const values = new Float32Array(at.length);
  let sum = 0;
  for (let index = 0; index < at.length; index += 1) {
    const value = (given[index] ?? 0) * (rarity[(at[index] ?? 0) & (rarity.length - 1)] ?? 0);
    values[index] = value;
    sum += value * value;
  }
  const length = Math.sqrt(sum) || 1;
  for (let index = 0; index < values.length; index += 1) values[index] = (values[index] ?? 0) / length;
  return values;
}

/**
 * Logistic regression over all labels at once, by gradients one text at a time with a step of its own for each feature.
 * The same examples in the same order give the same weights.
 */
export function fit(
  examples: readonly Example[],
  labels: number,
  { width, rounds, rate, decay, counts }: Fitting,
): Fitted {
  const rarity = rarityOf(examples, width);
  const values = examples.map(({ features }) => weighed(features, rarity));
  const weights = new Float32Array(width * labels);
  const squares = new Float32Array(width).fill(1e-8);
  const bias = new Float32Array(labels);
  const logits = new Float64Array(labels);
  const draw = drawing(20261125);
  for (let round = 0; round < rounds; round += 1) {
    const step = rate / (1 + round * 0.2);
    for (const index of shuffled(examples.length, draw)) {
      const example = examples[index];
      const value = values[index];
      if (example === undefined || value === undefined) continue;
      const { at } = example.features;
      for (let label = 0; label < labels; label += 1) logits[label] = bias[label] ?? 0;
      for (let place = 0; place < at.length; place += 1) {
        const from = ((at[place] ?? 0) & (width - 1)) * labels;
        const given = value[place] ?? 0;
        for (let label = 0; label < labels; label += 1)
          logits[label] = (logits[label] ?? 0) + given * (weights[from + label] ?? 0);
      }
      let most = -Infinity;
      for (const each of logits) if (each > most) most = each;
      let sum = 0;
      for (let label = 0; label < labels; label += 1) {
        const each = Math.exp((logits[label] ?? 0) - most);
        logits[label] = each;
        sum += each;
      }
      const count = (example.count ?? 1) * (counts?.[example.label] ?? 1);
      let size = 0;
      for (let label = 0; label < labels; label += 1) {
        const slope = ((logits[label] ?? 0) / sum - (label === example.label ? 1 : 0)) * count;
        logits[label] = slope;
        size += slope * slope;
        bias[label] = (bias[label] ?? 0) - step * 0.05 * slope;
      }
      if (size < 1e-7) continue;
      for (let place = 0; place < at.length; place += 1) {
        const feature = (at[place] ?? 0) & (width - 1);
        const given = value[place] ?? 0;
        const from = feature * labels;
        const square = (squares[feature] ?? 0) + given * given * size;
        squares[feature] = square;
        const pace = (step * given) / Math.sqrt(square);
        for (let label = 0; label < labels; label += 1) {
          const weight = weights[from + label] ?? 0;
          weights[from + label] = weight * (1 - decay * step) - pace * (logits[label] ?? 0);
        }
      }
    }
  }
  return { labels, width, weights, bias, rarity };
}

/** How likely each label is, before anything is held against what held-out texts showed. */
export function likelihoods({ labels, width, weights, bias, rarity }: Fitted, features: Features): Float64Array {
  const { at, values: given } = features;
  const columns = bias.length;
  const logits = Float64Array.from(bias);
  const values = rarity === undefined ? given : weighed(features, rarity);
  const length = rarity === undefined ? lengthOf(given) || 1 : 1;
  for (let place = 0; place < values.length; place += 1) {
    const from = ((at[place] ?? 0) & (width - 1)) * columns;
    const value = (values[place] ?? 0) / length;
    for (let column = 0; column < columns; column += 1)
      logits[column] = (logits[column] ?? 0) + value * (weights[from + column] ?? 0);
  }
  return softmax(labels === 2 && columns === 1 ? Float64Array.of(0, logits[0] ?? 0) : logits);
}
