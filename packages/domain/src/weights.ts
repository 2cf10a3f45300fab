/**
 * Burdens of a day heavier than anything a text could play with (D61); `loss` is what is heavy without being clearly
 * one of the others.
 */
export const WEIGHTS = ['death', 'illness', 'dementia', 'breakup', 'job_loss', 'court', 'violence', 'loss'] as const;
export type Weight = (typeof WEIGHTS)[number];
