import { NUMBERS, type Features } from '../src/features.ts';
import { lengthOf } from '../src/model.ts';
import { type Example, drawing, type Fitted, rarityOf, shuffled } from './fit.ts';

export interface PairFitting {
  width: number;
  /** How much an example may pull; the more, the closer the texts are followed. */
  pull: number;
  rounds: number;
}

/** So often a feature has to be met to be learnt from: what one text alone has says nothing of the next. */
const LEAST_MET = 2;
/** Brings what a text comes to near to one, whatever its length. */
const USUAL_RARITY = 6;
/** How steep likelihoods rise from one side to the other. */
const STEEPNESS = 3;

/** Examples without what only one of them has. */
function withoutSingles(examples: readonly Example[]): Example[] {
  const met = new Uint32Array(NUMBERS);
  for (const { features } of examples) for (const at of features.at) met[at] = (met[at] ?? 0) + 1;
  return examples.map((example) => {
    const kept = { at: new Int32Array(example.features.at), values: new Float32Array(example.features.values) };
    let length = 0;
    for (let place = 0; place < kept.at.length; place += 1) {
      const at = kept.at[place] ?? 0;
      if ((met[at] ?? 0) < LEAST_MET) continue;
      kept.at[length] = at;
      kept.values[length] = kept.values[place] ?? 0;
      length += 1;
    }
    return { ...example, features: { at: kept.at.slice(0, length), values: kept.values.slice(0, length) } };
  });
}

/** The weight of each feature of a text: by how rare it is, and shared by the length given. */
function valuesOf({ at, values: given }: Features, rarity: Float32Array, length: number): Float32Array {
  const values = new Float32Array(at.length);
  for (let place = 0; place < at.length; place += 1)
    values[place] = ((given[place] ?? 0) * (rarity[(at[place] ?? 0) & (rarity.length - 1)] ?? 0)) / length;
  return values;
}

/**
 * Two labels told apart by the line that leaves most room between them: a linear support vector machine with squared
 * loss, by descent in one coordinate of its dual at a time (Hsieh and others, 2008). How rare a feature is goes into its
 * weight, so that reading takes one number a feature.
 */
export function fitPair(given: readonly Example[], { width, pull, rounds }: PairFitting): Fitted {
  const examples = withoutSingles(given);
  const rarity = rarityOf(examples, width);
  const values = examples.map(({ features }, index) => {
    const length = lengthOf(given[index]?.features.values ?? features.values) * USUAL_RARITY || 1;
    return valuesOf(features, rarity, length);
  });
  const weights = new Float64Array(width);
  let bias = 0;
  const held = new Float64Array(examples.length);
  const draw = drawing(20261125);
  const sizes = values.map((value) => value.reduce((sum, each) => sum + each * each, 1));
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(examples.length, draw)) {
      const example = examples[index];
      const value = values[index];
      if (example === undefined || value === undefined) continue;
      const { at } = example.features;
      const side = example.label === 1 ? 1 : -1;
      const slack = 1 / (2 * pull * (example.count ?? 1));
      let logits = bias;
      for (let place = 0; place < at.length; place += 1)
        logits += (value[place] ?? 0) * (weights[(at[place] ?? 0) & (width - 1)] ?? 0);
      const before = held[index] ?? 0;
      const slope = side * logits - 1 + slack * before;
      const after = Math.max(before - slope / ((sizes[index] ?? 1) + slack), 0);
      if (after === before) continue;
      held[index] = after;
      const change = (after - before) * side;
      bias += change;
      for (let place = 0; place < at.length; place += 1) {
        const feature = (at[place] ?? 0) & (width - 1);
        weights[feature] = (weights[feature] ?? 0) + change * (value[place] ?? 0);
      }
    }
  const whole = weights.map((each, feature) => (each * (rarity[feature] ?? 0) * STEEPNESS) / USUAL_RARITY);
  const step = stepOf(whole);
  return {
    labels: 2,
    width,
    step,
    weights: Float32Array.from(whole, (each) => Math.round(each / step) * step),
    bias: Float32Array.of(bias * STEEPNESS),
  };
}

/** How far apart weights that are told apart lie, in parts of what weights usually are. */
const FINENESS = 0.7;
/** The farthest from nought that a weight can be. */
const MOST_STEPS = 127;

/** How finely weights are told apart: no finer than helps, since every bit has to be fetched. */
function stepOf(weights: Float64Array): number {
  const used = weights.filter((each) => each !== 0);
  const spread = Math.sqrt(used.reduce((sum, each) => sum + each * each, 0) / (used.length || 1));
  const most = used.reduce((one, other) => Math.max(one, Math.abs(other)), 0);
  return Math.max(spread * FINENESS, most / MOST_STEPS) || 1;
}
