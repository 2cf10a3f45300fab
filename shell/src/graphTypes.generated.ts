/** Written by `npm run codegen` from the operations of this workspace. */
export type ActivityKind =
  | 'check_in'
  | 'mood'
  | 'memory'
  | 'suggestion'
  | 'task'
  | 'inner_balance'
  | 'micro_regulation'
  | 'social_support'
  | 'self_priority'
  | 'expectation_lift';

export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

export type Language = 'no' | 'en';

export type Level = 'sprout' | 'small_plant' | 'flower' | 'full_bloom' | 'thriving_garden';

export type Theme = 'system' | 'light' | 'dark';

export type Weight = 'death' | 'illness' | 'dementia' | 'breakup' | 'job_loss' | 'court' | 'violence' | 'loss';
