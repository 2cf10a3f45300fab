import { isNynorsk } from '@spire/domain/nynorsk';
import { OTHER } from '@spire/domain/readingLabels';
import type { Weight } from '@spire/domain/weights';
import { readWeight } from './readers.ts';

/** What weighs in some texts; `kind` is null where something does and it is not clear what. */
export interface WeightFound {
  kind: Weight | null;
  isNynorsk: boolean;
}

/**
 * What weighs most in what somebody wrote (D61); null where nothing does. A confident reading decides; one that is unsure
 * and finds a weight likelier than none is enough to keep what plays away, and not to say a sentence.
 */
export async function weightIn(texts: readonly string[]): Promise<WeightFound | null> {
  let unclear: WeightFound | null = null;
  for (const text of texts) {
    if (text.trim() === '') continue;
    const reading = await readWeight(text);
    if (reading.kind === 'sure' && reading.label !== OTHER) return { kind: reading.label, isNynorsk: isNynorsk(text) };
    const likeliest = reading.kind === 'unsure' ? reading.likely[0] : undefined;
    if (likeliest !== undefined && likeliest !== OTHER) unclear ??= { kind: null, isNynorsk: isNynorsk(text) };
  }
  return unclear;
}
