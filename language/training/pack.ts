import type { PackedModel } from '../src/model.ts';
import { inLetters, inLettersWithGaps } from '../src/letters.ts';
import type { Fitted } from './fit.ts';

/** A classifier that has learnt, before anybody has said from where on it is sure. */
export type Trained = Omit<PackedModel, 'threshold' | 'lower'>;

const MOST_NUMBER = 127;
/** As many digits as a classifier can tell. */
const rounded = (value: number) => Number(value.toPrecision(6));

/** The numbers as a text, whichever way is shorter. */
function shortest(rarities: Int8Array, weights: Int8Array): Pick<Trained, 'numbers' | 'hasGaps'> {
  const numbers = new Int8Array(rarities.length + weights.length);
  numbers.set(rarities);
  numbers.set(weights, rarities.length);
  const withGaps = inLettersWithGaps(numbers);
  const hasGaps = withGaps.length < numbers.length;
  return { hasGaps, numbers: hasGaps ? withGaps : inLetters(numbers) };
}

/** A fitted classifier in whole numbers from -127 to 127. */
export function pack(
  { width, weights, step, bias, rarity }: Fitted,
  model: Pick<Trained, 'labels' | 'sorts'>,
): Trained {
  const columns = bias.length;
  const rarityScale = (rarity ?? new Float32Array()).reduce((one, other) => Math.max(one, other), 0) / MOST_NUMBER;
  const scales = Array.from(bias, (_, column) => {
    if (step !== undefined) return step;
    let most = 0;
    for (let feature = 0; feature < width; feature += 1)
      most = Math.max(most, Math.abs(weights[feature * columns + column] ?? 0));
    return most / MOST_NUMBER || 1;
  });
  const rarities = Int8Array.from(rarity ?? [], (each) => Math.round(each / rarityScale));
  const whole = new Int8Array(weights.length);
  for (let at = 0; at < whole.length; at += 1) whole[at] = Math.round((weights[at] ?? 0) / (scales[at % columns] ?? 1));
  return {
    ...model,
    width,
    bias: Array.from(bias, rounded),
    scales: scales.map(rounded),
    rarityScale: rounded(rarityScale),
    ...shortest(rarities, whole),
  };
}
