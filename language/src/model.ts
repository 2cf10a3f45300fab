import type { Features, Sort } from './features.ts';
import { inNumbers, inNumbersWithGaps } from './letters.ts';
import { yieldToPage } from './yieldToPage.ts';

/** A trained classifier as it is stored: whole numbers, a letter each. */
export interface PackedModel {
  labels: readonly string[];
  /** The kinds of features that it uses. */
  sorts: readonly Sort[];
  /** How many features it tells apart: a power of two. */
  width: number;
  /** The bias of each column of weights: one column a label, or one for both where there are two. */
  bias: readonly number[];
  /** The scale of the whole numbers of each column. */
  scales: readonly number[];
  /** The scale of the whole numbers that tell how rare a feature is; 0 where the weights hold that. */
  rarityScale: number;
  /** From what likelihood on a label is sure, by what held-out authors showed. */
  threshold: number;
  /** From what likelihood on it may be so, for a classifier that says so. */
  lower?: number;
  /** The rarities, one a feature, where there are any, and then the weights (`letters.ts`). */
  numbers: string;
  /** Whether most of them are nought, and only the others are told. */
  hasGaps: boolean;
}

/** A classifier ready to read. */
export interface Model extends Pick<PackedModel, 'labels' | 'sorts' | 'threshold' | 'lower'> {
  /** How likely each label is, in the order of the labels. */
  likelihoods: (features: Features) => Float64Array;
}

/** Turns logits into shares of one. */
export function softmax(logits: Float64Array): Float64Array {
  const most = logits.reduce((one, other) => Math.max(one, other), -Infinity);
  const all = logits.map((each) => Math.exp(each - most));
  const sum = all.reduce((total, each) => total + each, 0);
  return all.map((each) => each / sum);
}

/** How long the features of a text are together. */
export const lengthOf = (values: Float32Array) => Math.sqrt(values.reduce((sum, each) => sum + each * each, 0));

/** Makes a stored classifier ready; it works the same on a server and in a browser. */
export function unpack({ width, bias, scales, rarityScale, numbers, hasGaps, ...model }: PackedModel): Model {
  const hasRarity = rarityScale > 0;
  const rarities = hasRarity ? width : 0;
  const all = hasGaps ? inNumbersWithGaps(numbers, rarities + width * bias.length) : inNumbers(numbers);
  const rarity = all.subarray(0, rarities);
  const weights = all.subarray(rarity.length);
  const columns = bias.length;
  return {
    ...model,
    likelihoods: ({ at, values }) => {
      const logits = new Float64Array(columns);
      let squares = 0;
      for (let place = 0; place < at.length; place += 1) {
        const feature = (at[place] ?? 0) & (width - 1);
        const value = (values[place] ?? 0) * (hasRarity ? (rarity[feature] ?? 0) * rarityScale : 1);
        squares += value * value;
        const from = feature * columns;
        for (let column = 0; column < columns; column += 1)
          logits[column] = (logits[column] ?? 0) + value * (weights[from + column] ?? 0);
      }
      const length = Math.sqrt(squares) || 1;
      for (let column = 0; column < columns; column += 1)
        logits[column] = ((logits[column] ?? 0) * (scales[column] ?? 0)) / length + (bias[column] ?? 0);
      return softmax(columns === 1 ? Float64Array.of(0, logits[0] ?? 0) : logits);
    },
  };
}

/** Loads a model when it is first asked for: a process that reads nothing keeps none. What failed is tried again. */
export function onFirstUse(load: () => Promise<{ MODEL: PackedModel }>): () => Promise<Model> {
  let model: Promise<Model> | undefined;
  return () => {
    model ??= load().then(async ({ MODEL }) => {
      await yieldToPage();
      return unpack(MODEL);
    });
    model.catch(() => {
      model = undefined;
    });
    return model;
  };
}
