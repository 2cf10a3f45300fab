/** Written by `npm run codegen` from the operations of this workspace. */
/** What a person has done: a check-in, a mood, a memory, a completed suggestion or task, or one of the five tools. */
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

/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

/** What a text speaks of that needs help rather than advice. */
export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

/** Language of the interface: bokmål or English. */
export type Language = 'no' | 'en';

/** Growth levels by points, lowest first. */
export type Level = 'sprout' | 'small_plant' | 'flower' | 'full_bloom' | 'thriving_garden';

/** Colours of the interface; `system` is what the device says. */
export type Theme = 'system' | 'light' | 'dark';

/** What weighs on a day more than a text could play with. */
export type Weight = 'death' | 'illness' | 'dementia' | 'breakup' | 'job_loss' | 'court' | 'violence' | 'loss';
