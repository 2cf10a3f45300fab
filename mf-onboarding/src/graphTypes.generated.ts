/** Written by `npm run codegen` from the operations of this workspace. */
/** What no suggestion may ask of the person. */
export type AvoidSuggestion = 'meditation' | 'exercise' | 'creative_tasks' | 'social_contact' | 'screen_use';

/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

/** What a person decides about, each on its own. */
export type ConsentKind = 'terms' | 'health' | 'ai';

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

/** A decision of the person’s. */
export type DecideConsentInput = {
  /** What it is about. */
  kind: ConsentKind;
  /** The version of the text they have read, one that there has been. */
  version: string;
  /** Whether they agree. */
  isGiven: boolean;
};

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

/** What to change of the profile. What is not sent stays as it is. */
export type SaveProfileInput = {
  /** At most 60 characters. */
  nickname?: string | null;
  /** Language of everything the person reads. */
  language?: Language | null;
  /** Replaces the whole list. */
  considerations?: Array<Consideration> | null;
  /** At most 2000 characters. */
  specificChallenge?: string | null;
  /** Null takes the level away. */
  capacityLevel?: CapacityLevel | null;
  /** Replaces the whole list. */
  goals?: Array<Goal> | null;
  /** Replaces the whole list. */
  avoidSuggestions?: Array<AvoidSuggestion> | null;
  /** Replaces the whole list. */
  socialSafetyFactors?: Array<SocialSafetyFactor> | null;
  /** True is accepted once nickname, considerations, capacity and goals are told. */
  onboardingCompleted?: boolean | null;
  /** Name of a picture in the person’s own folder of the bucket `memories`; null takes it away. */
  avatar?: string | null;
};

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
