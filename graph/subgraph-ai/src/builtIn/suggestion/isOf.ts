import type { Situation } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/language/reading';

/** Whether a wish certainly tells of one of those situations. */
export const isOf = (situation: Reading<Situation>, ...labels: readonly Situation[]): boolean =>
  situation.kind === 'confident' && labels.includes(situation.label);
