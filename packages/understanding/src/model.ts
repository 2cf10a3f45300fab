import type { Features } from './features.ts';

/** A trained reader as it is stored: whole numbers from -127 to 127, in letters. */
export interface PackedModel {
  labels: readonly string[];
  /** How many features it tells apart: a power of two. */
  width: number;
  bias: readonly number[];
  /** What the whole numbers of each label are multiplied with. */
  scales: readonly number[];
  /** What the whole numbers that tell how rare a feature is are multiplied with. */
  rarityScale: number;
  /** From what likelihood on a label is sure, by what held-out hands showed. */
  threshold: number;
  /** Base64 of the rarities, one byte a feature, and then the weights, one for each label a feature. */
  numbers: string;
}

/** A reader ready to read. */
export interface Model {
  labels: readonly string[];
  threshold: number;
  /** How likely each label is, in the order of the labels. */
  likelihoods: (features: Features) => Float64Array;
}

/** What odds come to as shares of one. */
export function sharesOf(odds: Float64Array): Float64Array {
  const most = odds.reduce((one, other) => Math.max(one, other), -Infinity);
  const all = odds.map((each) => Math.exp(each - most));
  const sum = all.reduce((total, each) => total + each, 0);
  return all.map((each) => each / sum);
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Makes a stored reader ready; it works the same on a server and in a browser. */
export function unpack({ labels, width, bias, scales, rarityScale, threshold, numbers }: PackedModel): Model {
  const bytes = bytesOf(numbers);
  const rarity = bytes.subarray(0, width);
  const weights = new Int8Array(bytes.buffer, width);
  const count = labels.length;
  return {
    labels,
    threshold,
    likelihoods: ({ at, worth }) => {
      const odds = new Float64Array(count);
      let squares = 0;
      for (let place = 0; place < at.length; place += 1) {
        const feature = (at[place] ?? 0) & (width - 1);
        const value = (worth[place] ?? 0) * (rarity[feature] ?? 0) * rarityScale;
        squares += value * value;
        const from = feature * count;
        for (let label = 0; label < count; label += 1)
          odds[label] = (odds[label] ?? 0) + value * (weights[from + label] ?? 0);
      }
      const length = Math.sqrt(squares) || 1;
      for (let label = 0; label < count; label += 1)
        odds[label] = ((odds[label] ?? 0) * (scales[label] ?? 0)) / length + (bias[label] ?? 0);
      return sharesOf(odds);
    },
  };
}
