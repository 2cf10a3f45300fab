/** Written by `npm run codegen` from the operations of this workspace. */
/** The four answers of an expectation lift. */
export type AddExpectationSessionInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** What the person will do. At most 2000 characters. */
  whatToDo: string;
  /** What could go better than feared. At most 2000 characters. */
  whatCanGoBetter: string;
  /** What can make it feel good. At most 2000 characters. */
  howToFeelGood: string;
  /** How the person wants to feel afterwards. */
  desiredFeeling: DesiredFeeling;
};

/** An exercise of inner balance that was done. */
export type AddInnerBalanceInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** What it works with. */
  category: InnerBalanceCategory;
  /** The exercise: its title, or its id in the library. At most 120 characters. */
  activity: string;
  /** How long it is, up to 60 minutes. */
  durationMinutes?: number | null;
};

/** A small exercise that was done, and how it felt. */
export type AddMicroRegulationInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** The exercise as it was shown. */
  exercise: SmallExerciseInput;
  /** How it feels now. */
  afterFeeling: AfterFeeling;
};

/** A boundary that was set. */
export type AddSelfPriorityInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** What the person feels they should do. At most 2000 characters. */
  shouldDo: string;
  /** What they need instead. */
  needInstead: NeedInsteadInput;
  /** A way to say no. At most 2000 characters. */
  sayNoExample?: string;
  /** What was answered. At most 2000 characters. */
  validation?: string;
  /** Where its text comes from; null when the person wrote it. */
  source?: TextSource | null;
};

/** A plan for turning to somebody. */
export type AddSocialSupportInput = {
  /** A UUID made by the client; a repeat answers the stored record. */
  id?: string | null;
  /** Today where the person is, or up to 30 days back. */
  date: string;
  /** When it was completed; not in the future. */
  completedAt: string;
  /** At least one. */
  socialWants: Array<SocialWant>;
  /** Ids of contacts, at most 50. */
  selectedContacts?: Array<string>;
  /** What was suggested. At most 2000 characters. */
  suggestion?: string;
  /** Where its text comes from; null when the person wrote it. */
  source?: TextSource | null;
};

/** How it feels after an exercise. */
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

/** What somebody is good for. */
export type ContactAttribute =
  | 'glede'
  | 'snakke'
  | 'tur'
  | 'forstar'
  | 'tilgjengelig'
  | 'lytter'
  | 'rad'
  | 'hjelper'
  | 'aktiviteter'
  | 'rolig'
  | 'energisk'
  | 'kreativ'
  | 'praktisk'
  | 'hyggelig'
  | 'ikkeDommende'
  | 'utfordringer'
  | 'takknemlig'
  | 'klemmer'
  | 'hjemme'
  | 'grenser';

/** What a text speaks of that needs help rather than advice. */
export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

/** How the person wants to feel afterwards. */
export type DesiredFeeling = 'glad' | 'inspirert' | 'kjaerlig' | 'malrettet' | 'rolig' | 'mestring' | 'selvsikker';

/** What kind of small exercise it is. */
export type ExerciseType = 'breathing' | 'sensory' | 'movement' | 'cognitive' | 'music' | 'memory' | 'warmth';

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

/** How what was looked ahead to turned out. */
export type HowItWent = 'good' | 'fine' | 'hard';

/** What an exercise of inner balance works with. */
export type InnerBalanceCategory = 'breathing' | 'movement' | 'sensory';

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

/** What the person needs instead of what they feel they should do. */
export type NeedInsteadInput = {
  /** At most 2000 characters. */
  text: string;
  /** One of the emoji for what one needs. */
  emoji: string;
};

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

/** A whole contact, new or changed. */
export type SaveContactInput = {
  /** A UUID made by the client; that of a contact changes it. */
  id?: string | null;
  /** At most 80 characters. */
  name: string;
  /** 1 to 20, each once. */
  attributes: Array<ContactAttribute>;
};

/** The exercise as it was shown. */
export type SmallExerciseInput = {
  /** What kind of exercise it is. */
  type: ExerciseType;
  /** At most 12 characters. */
  emoji: string;
  /** At most 120 characters. */
  title: string;
  /** At most 2000 characters. */
  instruction: string;
  /** Why this one. At most 2000 characters. */
  reasoning?: string;
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

/** What a section of a plan holds. */
export type SocialSectionKind = 'plan' | 'message' | 'safety' | 'encouragement';

/** What the person would like from others. */
export type SocialWant =
  | 'melding'
  | 'tur'
  | 'film'
  | 'stillhet'
  | 'middag'
  | 'telefon'
  | 'kaffe'
  | 'aktivitet'
  | 'hjelp'
  | 'dele'
  | 'lytte'
  | 'klem'
  | 'latter'
  | 'vetIkke';

/** How one expectation lift turned out. */
export type TellExpectationSessionInput = {
  /** Which session. */
  id: string;
  /** How it turned out. What is told last holds. */
  howItWent: HowItWent;
};

/** Written by AI for this person, or built in. */
export type TextSource = 'ai' | 'built_in';

/** The five tools. */
export type Tool = 'inner_balance' | 'micro_regulation' | 'social_support' | 'self_priority' | 'expectation_lift';

/** A boundary that somebody has found words for. */
export type ValidateBoundaryInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** What the person feels they should do. At most 2000 characters. */
  shouldDo: string;
  /** What they need instead. At most 2000 characters. */
  needInstead: string;
  /** One of the emoji for what one needs. */
  emoji?: string | null;
  /** What they want to say. At most 2000 characters. */
  sayNoExample: string;
};

/** What a boundary is about. */
export type WriteBoundaryInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** What the person feels they should do. At most 2000 characters. */
  shouldDo: string;
  /** What they need instead. At most 2000 characters. */
  needInstead: string;
  /** One of the emoji for what one needs. */
  emoji?: string | null;
};

/** The four answers of an expectation lift. */
export type WriteExpectationResponseInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** What the person will do. At most 2000 characters. */
  whatToDo: string;
  /** What could go better than feared. At most 2000 characters. */
  whatCanGoBetter: string;
  /** What can make it feel good. At most 2000 characters. */
  howToFeelGood: string;
  /** How the person wants to feel afterwards. */
  desiredFeeling: DesiredFeeling;
};

/** A small exercise for how today is. */
export type WriteMicroExerciseInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** Titles of those shown lately, at most 50, each of at most 120 characters. */
  previousTitles?: Array<string>;
};

/** What a plan for turning to somebody is for. */
export type WriteSocialPlanInput = {
  /** Language of the text. */
  language: Language;
  /** Answers that only the client knows. They count while there is no check-in of today. */
  answers?: CheckInAnswersInput | null;
  /** No longer decides anything: `setHelpAside` says that a text is not about whoever wrote it. */
  isHelpSeen?: boolean;
  /** What the person would like: at least one, each once. */
  wants: Array<SocialWant>;
  /** The contacts it is to be about, at most 50; any that fit when empty. NOT_FOUND for what is none of the person’s own. */
  contactIds?: Array<string>;
  /** What else others are called that the person means, at most 50 of 80 characters: hidden in what is sent here, and used for nothing else. */
  names?: Array<string>;
};
