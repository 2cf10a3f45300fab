import { CONSIDERATIONS, type Consideration } from './options.ts';

/** The considerations by meaning, in the order of the screen (D57); the last section says nothing of anyone's health. */
export const CONSIDERATION_SECTIONS = {
  headAndEnergy: ['brain_injury', 'fatigue', 'sleep_problems', 'adhd', 'me_fibro_syndromes', 'brain_fog', 'burnout'],
  body: [
    'chronic_pain',
    'stomach_problems',
    'chronic_illness',
    'invisible_illness',
    'mobility_problems',
    'medical_treatment',
    'varying_form',
  ],
  mindAndFeelings: [
    'stress',
    'indre_uro',
    'anxiety',
    'depression',
    'self_esteem',
    'relationship_anxiety',
    'guilty_conscience',
  ],
  orJust: ['mental_strength', 'feeling_fine'],
} as const satisfies Record<string, readonly Consideration[]>;
export type ConsiderationSection = keyof typeof CONSIDERATION_SECTIONS;

const NO_HEALTH: readonly Consideration[] = CONSIDERATION_SECTIONS.orJust;

/** Those of the form on one page, in its order (spec 1 §3, D14). */
export const ONE_PAGE_CONSIDERATIONS = [
  'varying_form',
  'adhd',
  'chronic_illness',
  'chronic_pain',
  'burnout',
  'brain_fog',
  'indre_uro',
  'stress',
  'sleep_problems',
  'stomach_problems',
  'depression',
  'anxiety',
  'me_fibro_syndromes',
  'fatigue',
  'self_esteem',
  'guilty_conscience',
  'brain_injury',
  'relationship_anxiety',
  'feeling_fine',
] as const satisfies readonly Consideration[];

/** Whether they tell of somebody's health, which is kept with their consent alone (`docs/spec/ai-safety.md#consent`). */
export const tellOfHealth = (considerations: readonly Consideration[]): boolean =>
  considerations.some((id) => CONSIDERATIONS.includes(id) && !NO_HEALTH.includes(id));
