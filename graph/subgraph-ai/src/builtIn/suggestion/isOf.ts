import type { Situation } from '@spire/domain/readingLabels';
import type { Reading } from '@spire/understanding/reading';

/** Whether a wish is sure to tell of one of those situations. */
export const isOf = (situation: Reading<Situation>, ...labels: readonly Situation[]): boolean =>
  situation.kind === 'sure' && labels.includes(situation.label);
