/** Written by `npm run codegen` from the operations of this workspace. */
export type AddExpectationSessionInput = {
  id?: string | null;
  date: string;
  completedAt: string;
  whatToDo: string;
  whatCanGoBetter: string;
  howToFeelGood: string;
  desiredFeeling: DesiredFeeling;
};

export type AddInnerBalanceInput = {
  id?: string | null;
  date: string;
  completedAt: string;
  category: InnerBalanceCategory;
  activity: string;
  durationMinutes?: number | null;
};

export type AddMicroRegulationInput = {
  id?: string | null;
  date: string;
  completedAt: string;
  exercise: SmallExerciseInput;
  afterFeeling: AfterFeeling;
};

export type AddSelfPriorityInput = {
  id?: string | null;
  date: string;
  completedAt: string;
  shouldDo: string;
  needInstead: NeedInsteadInput;
  sayNoExample?: string;
  validation?: string;
  source?: TextSource | null;
};

export type AddSocialSupportInput = {
  id?: string | null;
  date: string;
  completedAt: string;
  socialWants: Array<SocialWant>;
  selectedContacts?: Array<string>;
  suggestion?: string;
  source?: TextSource | null;
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

export type Asker = 'family' | 'friend' | 'work' | 'school' | 'neighbour' | 'other';

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

export type CrisisKind = 'suicide' | 'self_harm' | 'danger' | 'poison' | 'abuse' | 'pressure' | 'unsure';

export type DesiredFeeling = 'glad' | 'inspirert' | 'kjaerlig' | 'malrettet' | 'rolig' | 'mestring' | 'selvsikker';

export type EventKind = 'health' | 'people' | 'feast' | 'work' | 'travel' | 'grief' | 'everyday' | 'other';

export type ExerciseMarkKind = 'stopped' | 'unwanted' | 'welcome';

export type ExerciseSign = 'stopped' | 'unwanted' | 'welcome' | 'worse';

export type ExerciseType = 'breathing' | 'sensory' | 'movement' | 'cognitive' | 'music' | 'memory' | 'warmth';

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

export type HowItWent = 'good' | 'fine' | 'hard';

export type InnerBalanceCategory = 'breathing' | 'movement' | 'sensory';

export type Language = 'no' | 'en';

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

export type MarkExerciseInput = {
  id?: string | null;
  date: string;
  exercise: string;
  kind: ExerciseMarkKind;
};

export type NeedInsteadInput = {
  text: string;
  emoji: string;
};

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

export type PlanExpectationSessionInput = {
  id: string;
  howToFeelGood: string;
  planOn?: string | null;
};

export type RefusalTone = 'short' | 'warm' | 'offer';

export type RequestedThing = 'do' | 'attend' | 'lend' | 'standing' | 'answer';

export type SaveContactInput = {
  id?: string | null;
  name: string;
  attributes: Array<ContactAttribute>;
};

export type SmallExerciseInput = {
  type: ExerciseType;
  emoji: string;
  title: string;
  instruction: string;
  reasoning?: string;
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

export type SocialSectionKind = 'plan' | 'message' | 'safety' | 'encouragement';

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

export type TellExpectationSessionInput = {
  id: string;
  howItWent: HowItWent;
};

export type TellInnerBalanceInput = {
  id: string;
  feltAfter: AfterFeeling;
};

export type TextSource = 'ai' | 'built_in';

export type Tool = 'inner_balance' | 'micro_regulation' | 'social_support' | 'self_priority' | 'expectation_lift';

export type ValidateBoundaryInput = {
  language: Language;
  answers?: CheckInAnswersInput | null;
  isHelpSeen?: boolean;
  shouldDo: string;
  needInstead: string;
  emoji?: string | null;
  sayNoExample: string;
};

export type WriteBoundaryInput = {
  language: Language;
  answers?: CheckInAnswersInput | null;
  isHelpSeen?: boolean;
  shouldDo: string;
  needInstead: string;
  emoji?: string | null;
  who?: Asker | null;
  kind?: RequestedThing | null;
};

export type WriteExpectationResponseInput = {
  language: Language;
  answers?: CheckInAnswersInput | null;
  isHelpSeen?: boolean;
  whatToDo: string;
  whatCanGoBetter: string;
  howToFeelGood: string;
  desiredFeeling: DesiredFeeling;
  about?: EventKind | null;
};

export type WriteMicroExerciseInput = {
  language: Language;
  answers?: CheckInAnswersInput | null;
  isHelpSeen?: boolean;
  previousTitles?: Array<string>;
};

export type WriteSocialPlanInput = {
  language: Language;
  answers?: CheckInAnswersInput | null;
  isHelpSeen?: boolean;
  wants: Array<SocialWant>;
  contactIds?: Array<string>;
  names?: Array<string>;
};
