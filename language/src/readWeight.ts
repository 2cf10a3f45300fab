import { wordsOf } from './crisis/wordsOf.ts';
import { isNynorsk } from '@spire/domain/nynorsk';
import type { Weight } from '@spire/domain/weights';
import { readWeight, readWeighty } from './readers.ts';

/** The burden that some texts tell of; `kind` is null where something does and it is not clear what. */
export interface WeightFound {
  kind: Weight | null;
  isNynorsk: boolean;
}

/** In fewer words there is nothing to weigh: a name alone is no loss. */
const FEWEST_WORDS = 3;

/** The burden that a text tells of, null where its kind is not clear; undefined where it tells of none. */
async function weightOf(text: string): Promise<Weight | null | undefined> {
  if (wordsOf(text).length < FEWEST_WORDS) return undefined;
  if ((await readWeighty(text)).kind === 'abstains') return undefined;
  const reading = await readWeight(text);
  return reading.kind === 'confident' ? reading.label : null;
}

/** The heaviest burden in the texts of a person (D61); null where there is none. */
export async function weightIn(texts: readonly string[]): Promise<WeightFound | null> {
  let unclear: WeightFound | null = null;
  for (const text of texts) {
    const kind = await weightOf(text);
    if (kind === undefined) continue;
    const found = { kind, isNynorsk: isNynorsk(text) };
    if (kind !== null) return found;
    unclear ??= found;
  }
  return unclear;
}
