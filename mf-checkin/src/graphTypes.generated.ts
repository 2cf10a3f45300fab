/** Written by `npm run codegen` from the operations of this workspace. */
/** Something more of a day. It is added once, however often it is sent. */
export type AddDailyProgressInput = {
  /** A UUID made by the client. */
  id: string;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** Minutes meditated, 0 to 1440. */
  meditationMinutes?: number;
  /** Glasses of water, 0 to 50. */
  waterGlasses?: number;
};

/** What no suggestion may ask of the person. */
export type AvoidSuggestion = 'meditation' | 'exercise' | 'creative_tasks' | 'social_contact' | 'screen_use';

/** How much energy the person has, lowest first. It shapes every text the product offers. */
export type CapacityLevel = 'low' | 'limited' | 'moderate' | 'high';

/** The answers of a check-in that is not saved. */
export type CheckInAnswersInput = {
  /** What is good now. */
  whatIsGood?: Array<GoodNow>;
  /** At most 2000 characters. */
  whatIsGoodText?: string;
  /** At most 3. */
  lookingForward?: Array<LookingForward>;
  /** At most 2000 characters. */
  lookingForwardText?: string;
  /** At most 3. */
  needMore?: Array<NeedMore>;
  /** At most 2000 characters. */
  needMoreText?: string;
};

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

/** What a text speaks of that needs help rather than advice. */
export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

/** A suggestion for how today is. */
export type GenerateSuggestionInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** A UUID made by the client; a repeat answers what is stored. */
  id?: string | null;
  /** Something the person adds in their own words. At most 2000 characters. */
  note?: string | null;
};

/** Three suggestions to choose from. */
export type GenerateSuggestionsInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** A UUID made by the client; a repeat answers what is stored. */
  id?: string | null;
  /** What they are to be about, in the person’s own words; today’s check-in when left out. At most 2000 characters. */
  prompt?: string | null;
  /** With a prompt that a question was asked back about: the answer to it. */
  leaning?: PromptLeaning | null;
};

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

/** What became of a suggestion. Only a completed one gives points. */
export type InteractionType = 'generated' | 'liked' | 'completed';

/** Language of the interface: bokmål or English. */
export type Language = 'no' | 'en';

/** Growth levels by points, lowest first. */
export type Level = 'sprout' | 'small_plant' | 'flower' | 'full_bloom' | 'thriving_garden';

/** Chips of "what are you looking forward to". */
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

/** Which way a wish leans: what the person answered to the question asked back. */
export type PromptLeaning = 'body' | 'mind' | 'rest' | 'do';

/** What is asked back where a wish may mean several things. */
export type PromptQuestion = 'body_or_mind' | 'rest_or_do' | 'about_spire';

/** What became of a suggestion. */
export type RecordSuggestionInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** At most 2000 characters. */
  suggestionText: string;
  /** What was suggested. */
  suggestionType: SuggestionKind;
  /** What became of it. */
  interactionType: InteractionType;
  /** What kind of thing it is, when known. */
  category?: SuggestionCategory | null;
  /** Today where the person is; what is not `generated` may be up to 30 days back. */
  date: string;
};

/** New tasks for a day. */
export type ReplaceTasksInput = {
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** At least one, at most one of each type. */
  tasks: Array<TaskInput>;
};

/** A whole check-in. At least one chip or one text is needed. */
export type SaveCheckInInput = {
  /** What is good now. */
  whatIsGood?: Array<GoodNow>;
  /** What is good now, in the person’s own words; at most 2000 characters. */
  whatIsGoodText?: string;
  /** What the person looks forward to, at most 3. */
  lookingForward?: Array<LookingForward>;
  /** What the person looks forward to, in their own words; at most 2000 characters. */
  lookingForwardText?: string;
  /** What the person needs more of, at most 3. */
  needMore?: Array<NeedMore>;
  /** What the person needs more of, in their own words; at most 2000 characters. */
  needMoreText?: string;
  /** Today where the person is, or up to 30 days back. */
  date: string;
};

/** The mood of a day. */
export type SaveMoodInput = {
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** 1 to 5, the best last. Without one only the day is noted. */
  mood?: number | null;
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

/** What kind of thing it is. */
export type SuggestionCategory = 'mindfulness' | 'physical' | 'social' | 'creative' | 'practical';

/** How suggestions were asked for. */
export type SuggestionForm = 'card' | 'list' | 'prompt';

/** What was suggested. */
export type SuggestionKind =
  | 'ai'
  | 'memory_inspired'
  | 'regular'
  | 'task_mindfulness'
  | 'task_wellbeing'
  | 'task_activity';

/** Where the text comes from. */
export type SuggestionSource = 'ai' | 'built_in' | 'memory';

/** A task for a day. */
export type TaskInput = {
  /** A UUID made by the client; made here when left out. */
  id?: string | null;
  /** At most 2000 characters. */
  text: string;
  /** What kind of thing it is. */
  type: TaskType;
  /** How much it matters today; when left out high, medium and low in the order of the types. */
  priority?: TaskPriority | null;
  /** Where the text comes from. */
  source?: SuggestionSource;
};

/** How much it matters today. */
export type TaskPriority = 'high' | 'medium' | 'low';

/** The three tasks of a day, one of each. */
export type TaskType = 'mindfulness' | 'wellbeing' | 'activity';

/** Colours of the interface; `system` is what the device says. */
export type Theme = 'system' | 'light' | 'dark';

/** Tasks for how today is. */
export type WriteTasksInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
};
