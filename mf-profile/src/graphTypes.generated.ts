/** Written by `npm run codegen` from the operations of this workspace. */
export type AccessEventKind =
  | 'sign_in'
  | 'email_changed'
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'data_exported'
  | 'data_imported';

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

export type AddImportedEntriesInput = {
  importId: string;
  source: string;
  entries: Array<ImportedEntryInput>;
};

export type AddMemoryInput = {
  title: string;
  description: string;
  emoji: string;
  category: MemoryCategory;
  goodnessRating: number;
  effortRating: number;
  told?: Array<MemoryTold>;
  marks?: Array<MemoryMark>;
  pictureText?: string;
  voiceText?: string;
  picturePath?: string | null;
  morePictures?: Array<MemoryPictureInput> | null;
  voicePath?: string | null;
  id?: string | null;
  date?: string | null;
  writtenOn?: string | null;
};

export type AfterFeeling =
  | 'calm'
  | 'lighter'
  | 'happy'
  | 'relieved'
  | 'grateful'
  | 'energised'
  | 'focused'
  | 'strong'
  | 'hopeful'
  | 'same'
  | 'tired'
  | 'unsettled';

export type AskPatternInput = {
  exposure: PatternExposureInput;
  outcome: PatternOutcome;
};

export type AvoidSuggestion = 'meditation' | 'exercise' | 'creative_tasks' | 'social_contact' | 'screen_use';

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

export type CapacityDirection = 'up' | 'down';

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

export type DeleteScaleEntryInput = {
  date: string;
  scale: Scale;
};

export type ExposureKind = 'thing' | 'activity' | 'tool' | 'restDay' | 'bigDay' | 'badNight' | 'trial';

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

export type HidePatternInput = {
  id: string;
  isForSeason?: boolean | null;
};

export type ImportedEntryInput = {
  date: string;
  time?: string | null;
  moment?: string | null;
  mood?: number | null;
  moodName?: string | null;
  title?: string | null;
  text?: string | null;
  activities?: Array<string> | null;
  toldActivities?: Array<string> | null;
  feelings?: Array<string> | null;
  pictures?: Array<string> | null;
};

export type Language = 'no' | 'en';

export type LaterQuestion = 'capacityLevel' | 'considerations' | 'avoidSuggestions' | 'goals' | 'reminders';

export type Level = 'sprout' | 'small_plant' | 'flower' | 'full_bloom' | 'thriving_garden';

export type MemoryCategory = 'ro' | 'energi' | 'mestring' | 'inspirasjon' | 'glede' | 'trygghet';

export type MemoryMark = 'notOnHardDays' | 'notOnItsDay';

export type MemoryPictureInput = {
  path: string;
  text?: string;
};

export type MemoryTold = 'category' | 'goodnessRating' | 'effortRating';

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

export type PacingLine = 'first' | 'second';

export type PacingMorning = 'gently' | 'usual';

export type PacingThingInput = {
  id: string;
  name: string;
  size: number;
  done: boolean;
};

export type PatternDirection = 'lower' | 'higher';

export type PatternExposureInput = {
  kind: ExposureKind;
  name?: string | null;
};

export type PatternOutcome = 'mood' | 'energy' | 'pain' | 'fog' | 'sleep' | 'unrest';

export type PatternsState = 'off' | 'tooFewDays' | 'nothing' | 'found';

export type PatternStrength = 'clear' | 'maybeChance' | 'trial';

export type PlanPersonInput = {
  name: string;
  number?: string | null;
};

export type ProfileSetup = 'short';

export type ReminderKind = 'checkIn' | 'task' | 'afterwards';

export type SaveFollowedScalesInput = {
  scales: Array<Scale>;
  isOnHome?: boolean | null;
};

export type SavePacingDayInput = {
  date: string;
  room: number;
  isRoomOwn?: boolean | null;
  things: Array<PacingThingInput>;
  isBig?: boolean | null;
  morning?: PacingMorning | null;
};

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

export type SavePushDeviceInput = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

export type SaveReminderInput = {
  isOn: boolean;
  kinds: Array<ReminderKind>;
  days: Array<Weekday>;
  time: string;
};

export type SaveSafetyPlanInput = {
  signs?: Array<string> | null;
  alone?: Array<string> | null;
  places?: Array<string> | null;
  people?: Array<PlanPersonInput> | null;
  safe?: Array<string> | null;
  others?: Array<string> | null;
  isShown?: boolean | null;
  isForSuggestions?: boolean | null;
  offerFrom?: string | null;
};

export type SaveScaleEntryInput = {
  date: string;
  scale: Scale;
  value: number;
  isCarried?: boolean | null;
};

export type SaveSettingsInput = {
  language?: Language | null;
  brainInjuryMode?: boolean | null;
  lowEnergyToday?: boolean | null;
  aiSuggestionsEnabled?: boolean | null;
  memoryInspiration?: boolean | null;
  streakHidden?: boolean | null;
  gentleBuzz?: boolean | null;
  theme?: Theme | null;
  textSize?: number | null;
  calmView?: boolean | null;
  motionReduced?: boolean | null;
  celebrationHidden?: boolean | null;
  numbersShown?: boolean | null;
  badgesHidden?: boolean | null;
  questionsFrom?: string | null;
  questionsOff?: Array<LaterQuestion> | null;
};

export type Scale = 'energy' | 'pain' | 'fog' | 'sleep' | 'unrest';

export type SetPacingInput = {
  isOn: boolean;
};

export type SetPatternsInput = {
  isOn: boolean;
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

export type Theme = 'system' | 'light' | 'dark';

export type Weekday = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';
