/** Written by `npm run codegen` from the operations of this workspace. */
export type AddDailyProgressInput = {
  id: string;
  date: string;
  meditationMinutes?: number;
  waterGlasses?: number;
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

export type AvoidSuggestion = 'meditation' | 'exercise' | 'creative_tasks' | 'social_contact' | 'screen_use';

export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

export type CheckInAnswersInput = {
  whatIsGood?: Array<GoodNow>;
  whatIsGoodText?: string;
  lookingForward?: Array<LookingForward>;
  lookingForwardText?: string;
  needMore?: Array<NeedMore>;
  needMoreText?: string;
};

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

export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

export type GenerateSuggestionInput = {
  language: Language;
  answers?: CheckInAnswersInput | null;
  isHelpSeen?: boolean;
  id?: string | null;
  note?: string | null;
};

export type GenerateSuggestionsInput = {
  language: Language;
  answers?: CheckInAnswersInput | null;
  isHelpSeen?: boolean;
  id?: string | null;
  prompt?: string | null;
  /** @deprecated Say what it is about instead. */
  leaning?: PromptLeaning | null;
  about?: WishGroup | null;
};

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

export type InteractionType = 'generated' | 'liked' | 'completed';

export type KeepSuggestionsInput = {
  id: string;
  form: SuggestionForm;
  language: Language;
  date: string;
  texts: Array<string>;
};

export type Language = 'no' | 'en';

export type LaterQuestion = 'capacityLevel' | 'considerations' | 'avoidSuggestions' | 'goals' | 'reminders';

export type Level = 'sprout' | 'small_plant' | 'flower' | 'full_bloom' | 'thriving_garden';

export type LookingForward =
  | 'noeNytt'
  | 'enPause'
  | 'enTur'
  | 'musikk'
  | 'laereNoe'
  | 'samtale'
  | 'enRoligStund'
  | 'skapeNoe'
  | 'vaereMedNoen'
  | 'fokusere';

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

export type PromptLeaning = 'body' | 'mind' | 'rest' | 'do';

export type RecordSuggestionInput = {
  id?: string | null;
  suggestionText: string;
  suggestionType: SuggestionKind;
  interactionType: InteractionType;
  category?: SuggestionCategory | null;
  date: string;
};

export type ReplaceTasksInput = {
  date: string;
  tasks: Array<TaskInput>;
};

export type SaveCheckInInput = {
  whatIsGood?: Array<GoodNow>;
  whatIsGoodText?: string;
  lookingForward?: Array<LookingForward>;
  lookingForwardText?: string;
  needMore?: Array<NeedMore>;
  needMoreText?: string;
  date: string;
};

export type SaveMoodInput = {
  date: string;
  mood?: number | null;
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

export type SuggestionForm = 'card' | 'list' | 'prompt';

export type SuggestionKind =
  | 'ai'
  | 'memory_inspired'
  | 'regular'
  | 'task_mindfulness'
  | 'task_wellbeing'
  | 'task_activity';

export type SuggestionSource = 'ai' | 'built_in' | 'memory';

export type SuggestionWhy = 'wrote' | 'chosen';

export type TaskInput = {
  id?: string | null;
  text: string;
  type: TaskType;
  priority?: TaskPriority | null;
  source?: SuggestionSource;
};

export type TaskPriority = 'high' | 'medium' | 'low';

export type TaskType = 'mindfulness' | 'wellbeing' | 'activity';

export type Theme = 'system' | 'light' | 'dark';

export type WishGroup =
  | 'tired_head'
  | 'tired_body'
  | 'sad'
  | 'too_much'
  | 'sleep'
  | 'pain'
  | 'lonely'
  | 'uneasy'
  | 'loss'
  | 'angry'
  | 'self'
  | 'bored'
  | 'practical'
  | 'family'
  | 'work'
  | 'joy';

export type WriteTasksInput = {
  language: Language;
  answers?: CheckInAnswersInput | null;
  isHelpSeen?: boolean;
};
