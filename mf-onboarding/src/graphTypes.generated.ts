/** Written by `npm run codegen` from the operations of this workspace. */
export type AvoidSuggestion = 'meditation' | 'exercise' | 'creative_tasks' | 'social_contact' | 'screen_use';

export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

export type ConsentKind = 'terms' | 'health' | 'plan' | 'ai';

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

export type DecideConsentInput = {
  kind: ConsentKind;
  version: string;
  isGiven: boolean;
};

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

export type Language = 'no' | 'en';

export type ProfileSetup = 'short';

export type SaveProfileInput = {
  nickname?: string | null;
  language?: Language | null;
  considerations?: Array<Consideration> | null;
  specificChallenge?: string | null;
  capacityLevel?: CapacityLevel | null;
  goals?: Array<Goal> | null;
  avoidSuggestions?: Array<AvoidSuggestion> | null;
  socialSafetyFactors?: Array<SocialSafetyFactor> | null;
  onboardingCompleted?: boolean | null;
  setup?: ProfileSetup | null;
  avatar?: string | null;
};

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
