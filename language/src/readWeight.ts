import { wordsOf } from './crisis/wordsOf.ts';
import { isNynorsk } from '@spire/domain/nynorsk';
import type { Weight } from '@spire/domain/weights';
import { readWeight, readWeighty } from './readers.ts';

/** What weighs in some texts; `kind` is null where something does and it is not clear what. */
export interface WeightFound {
  kind: Weight | null;
  isNynorsk: boolean;
}

/** In fewer words there is nothing to weigh: a name alone is no loss. */
const FEWEST_WORDS = 3;

/** What weighs in a text, null where that is not clear; undefined where nothing does. */
async function weightOf(text: string): Promise<Weight | null | undefined> {
  if (wordsOf(text).length < FEWEST_WORDS) return undefined;
  if ((await readWeighty(text)).kind === 'abstains') return undefined;
  const reading = await readWeight(text);
  return reading.kind === 'confident' ? reading.label : null;
}

/** What weighs most in what somebody wrote (D61); null where nothing does. */
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
