/** Written by `npm run codegen` from the operations of this workspace. */
/** What the access log tells of. */
export type AccessEventKind =
  | 'sign_in'
  | 'email_changed'
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'data_exported'
  | 'data_imported';

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

/** What no suggestion may ask of the person. */
export type AvoidSuggestion = 'meditation' | 'exercise' | 'creative_tasks' | 'social_contact' | 'screen_use';

/** The badges: one per level, and one per milestone. */
export type BadgeId =
  | 'sprout'
  | 'small_plant'
  | 'flower'
  | 'full_bloom'
  | 'thriving_garden'
  | 'first_check_in'
  | 'seven_check_ins'
  | 'first_memory'
  | 'ten_memories'
  | 'inner_balance'
  | 'micro_regulation'
  | 'social_support'
  | 'self_priority'
  | 'expectation_lift'
  | 'all_tools';

/** Which way a person moves their capacity, one level at a time. */
export type CapacityDirection = 'up' | 'down';

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

/** Chips of "what is good now". */
export type GoodNow =
  | 'glede'
  | 'mestring'
  | 'takknemlighet'
  | 'forventning'
  | 'roIKroppen'
  | 'fokus'
  | 'haap'
  | 'motivasjon'
  | 'forbindelse'
  | 'indreRo';

/** Language of the interface: bokmål or English. */
export type Language = 'no' | 'en';

/** Growth levels by points, lowest first. */
export type Level = 'sprout' | 'small_plant' | 'flower' | 'full_bloom' | 'thriving_garden';

/** What a memory gives when it is looked at again. */
export type MemoryCategory = 'ro' | 'energi' | 'mestring' | 'inspirasjon' | 'glede' | 'trygghet';

/** Chips of "what do you need more of". */
export type NeedMore =
  | 'ro'
  | 'energi'
  | 'glede'
  | 'mestring'
  | 'fokus'
  | 'klarhet'
  | 'selvfoelelse'
  | 'latter'
  | 'kreativitet'
  | 'trygghet'
  | 'natur'
  | 'stoette';

/** What a person can be reminded of. */
export type ReminderKind = 'checkIn' | 'task' | 'afterwards';

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

/** A push subscription, as the browser tells it (RFC 8030, RFC 8291). */
export type SavePushDeviceInput = {
  /** Its address at the push service of the browser’s maker. */
  endpoint: string;
  /** The browser’s public key, base64url. */
  p256dh: string;
  /** The secret it shares, base64url. */
  auth: string;
};

/** The whole of it. The time is one of the zone the request is sent from. */
export type SaveReminderInput = {
  /** Whether anything is sent. */
  isOn: boolean;
  /** At least one, each once. */
  kinds: Array<ReminderKind>;
  /** At least one, each once. */
  days: Array<Weekday>;
  /** hh:mm, 00:00 to 23:59. */
  time: string;
};

/** What to change of the settings. What is not sent stays as it is. */
export type SaveSettingsInput = {
  /** Language of everything the person reads. */
  language?: Language | null;
  /** Everything as gentle as can be. */
  brainInjuryMode?: boolean | null;
  /** One level gentler until the person’s midnight. */
  lowEnergyToday?: boolean | null;
  /** Whether texts may be written by AI. */
  aiSuggestionsEnabled?: boolean | null;
  /** Whether suggestions may be inspired by memories. */
  memoryInspiration?: boolean | null;
  /** Whether no streak is shown. */
  streakHidden?: boolean | null;
  /** Whether a short vibration reminds of the check-in. */
  gentleBuzz?: boolean | null;
  /** Colours, on every device. */
  theme?: Theme | null;
  /** Text size in percent: 100, 125 or 150. */
  textSize?: number | null;
  /** The low-stimulation form, whatever the modes say. */
  calmView?: boolean | null;
  /** Whether nothing moves. */
  motionReduced?: boolean | null;
  /** Whether nothing is praised when it is done. */
  celebrationHidden?: boolean | null;
  /** Whether points, counts and streak are shown. */
  numbersShown?: boolean | null;
  /** Whether no badges are shown. */
  badgesHidden?: boolean | null;
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

/** Colours of the interface; `system` is what the device says. */
export type Theme = 'system' | 'light' | 'dark';

/** Days of the week, Monday first. */
export type Weekday = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';
