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

export type InteractionType = 'generated' | 'liked' | 'completed';

export type Language = 'no' | 'en';

export type LaterQuestion = 'capacityLevel' | 'considerations' | 'avoidSuggestions' | 'goals' | 'reminders';

export type Level = 'sprout' | 'small_plant' | 'flower' | 'full_bloom' | 'thriving_garden';

export type RecordSuggestionInput = {
  id?: string | null;
  suggestionText: string;
  suggestionType: SuggestionKind;
  interactionType: InteractionType;
  category?: SuggestionCategory | null;
  date: string;
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

export type SuggestionCategory = 'mindfulness' | 'physical' | 'social' | 'creative' | 'practical';

export type SuggestionKind =
  | 'ai'
  | 'memory_inspired'
  | 'regular'
  | 'task_mindfulness'
  | 'task_wellbeing'
  | 'task_activity';

export type Theme = 'system' | 'light' | 'dark';

export type Weight = 'death' | 'illness' | 'dementia' | 'breakup' | 'job_loss' | 'court' | 'violence' | 'loss';
