/** Written by `npm run codegen` from the operations of this workspace. */
/** What no suggestion may ask of the person. */
export type AvoidSuggestion = 'meditation' | 'exercise' | 'creative_tasks' | 'social_contact' | 'screen_use';

/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

/** What the product should take into account. */
export type Consideration =
  | 'feeling_fine'
  | 'mental_strength'
  | 'chronic_pain'
  | 'adhd'
  | 'indre_uro'
  | 'fatigue'
  | 'stress'
  | 'brain_injury'
  | 'self_esteem'
  | 'anxiety'
  | 'depression'
  | 'stomach_problems'
  | 'sleep_problems'
  | 'mobility_problems'
  | 'relationship_anxiety'
  | 'invisible_illness'
  | 'chronic_illness'
  | 'me_fibro_syndromes'
  | 'medical_treatment'
  | 'varying_form'
  | 'burnout'
  | 'brain_fog'
  | 'guilty_conscience';

/** What the person wants more of. */
export type Goal =
  | 'peace'
  | 'mastery'
  | 'joy'
  | 'structure'
  | 'social'
  | 'positivity'
  | 'movement'
  | 'self_discovery'
  | 'positive_thinking';

/** Language of the interface: bokmål or English. */
export type Language = 'no' | 'en';

/** What makes being with others feel safe. */
export type SocialSafetyFactor =
  | 'predictable'
  | 'respect_boundaries'
  | 'own_pace'
  | 'can_cancel'
  | 'meet_at_home'
  | 'short_meetings'
  | 'plan'
  | 'energy_understanding'
  | 'no_pressure'
  | 'accept_me'
  | 'breaks_and_silence'
  | 'flexible_plans';
