import type { PackedModel } from '../model.ts';
import type { Fitted } from './fit.ts';

const MOST_BYTE = 255;
const MOST_WEIGHT = 127;
/** As many digits as a reader can tell. */
const rounded = (value: number) => Number(value.toPrecision(6));

/** A fitted reader in whole numbers of one byte each. */
export function pack(
  { width, weights, bias, rarity }: Fitted,
  labels: readonly string[],
  threshold: number,
): PackedModel {
  const count = labels.length;
  const rarityScale = rarity.reduce((one, other) => Math.max(one, other), 0) / MOST_BYTE;
  const scales = labels.map((_, label) => {
    let most = 0;
    for (let feature = 0; feature < width; feature += 1)
      most = Math.max(most, Math.abs(weights[feature * count + label] ?? 0));
    return most / MOST_WEIGHT || 1;
  });
  const rarities = Uint8Array.from(rarity, (each) => Math.round(each / rarityScale));
  const whole = Int8Array.from(weights, (each, at) => Math.round(each / (scales[at % count] ?? 1)));
  return {
    labels,
    width,
    bias: Array.from(bias, rounded),
    scales: scales.map(rounded),
    rarityScale: rounded(rarityScale),
    threshold: rounded(threshold),
    numbers: Buffer.concat([rarities, new Uint8Array(whole.buffer)]).toString('base64'),
  };
}
