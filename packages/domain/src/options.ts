/**
 * Every closed list a person chooses from. The ids have one spelling from database to message key
 * (`options.<list>.<id>` in the shared catalogue). Order is the order on screen.
 */

/** The 19 canonical considerations (spec 1 §3); `feeling_fine` stands first so that nobody has to search for it. */
export const WIZARD_CONSIDERATIONS = [
  'feeling_fine',
  'mental_strength',
  'chronic_pain',
  'adhd',
  'indre_uro',
  'fatigue',
  'stress',
  'brain_injury',
  'self_esteem',
  'anxiety',
  'depression',
  'stomach_problems',
  'sleep_problems',
  'mobility_problems',
  'relationship_anxiety',
  'invisible_illness',
  'chronic_illness',
  'me_fibro_syndromes',
  'medical_treatment',
] as const;

/** All ids the server accepts: the canonical ones and the four that only the one-page form offers (D14). */
export const CONSIDERATIONS = [
  ...WIZARD_CONSIDERATIONS,
  'varying_form',
  'burnout',
  'brain_fog',
  'guilty_conscience',
] as const;
export type Consideration = (typeof CONSIDERATIONS)[number];

export const GOALS = [
  'peace',
  'mastery',
  'joy',
  'structure',
  'social',
  'positivity',
  'movement',
  'self_discovery',
  'positive_thinking',
] as const;
export type Goal = (typeof GOALS)[number];

export const AVOID_SUGGESTIONS = ['meditation', 'exercise', 'creative_tasks', 'social_contact', 'screen_use'] as const;
export type AvoidSuggestion = (typeof AVOID_SUGGESTIONS)[number];

export const SOCIAL_SAFETY_FACTORS = [
  'predictable',
  'respect_boundaries',
  'own_pace',
  'can_cancel',
  'meet_at_home',
  'short_meetings',
  'plan',
  'energy_understanding',
  'no_pressure',
  'accept_me',
  'breaks_and_silence',
  'flexible_plans',
] as const;
export type SocialSafetyFactor = (typeof SOCIAL_SAFETY_FACTORS)[number];

/** Check-in chips with their fixed emoji (spec 2 §3); stored as ids, shown as emoji and label (D19). */
export const GOOD_NOW = {
  glede: '😊',
  mestring: '💪',
  takknemlighet: '🙏',
  forventning: '✨',
  roIKroppen: '🧘',
  fokus: '🎯',
  haap: '🌅',
  motivasjon: '🔥',
  forbindelse: '🤝',
  indreRo: '🕊️',
} as const;
export type GoodNow = keyof typeof GOOD_NOW;

export const LOOKING_FORWARD = {
  noeNytt: '🌟',
  enPause: '☕',
  enTur: '🚶',
  musikk: '🎵',
  laereNoe: '📖',
  samtale: '💬',
  enRoligStund: '🕯️',
  skapeNoe: '🎨',
  vaereMedNoen: '👥',
  fokusere: '🎯',
} as const;
export type LookingForward = keyof typeof LOOKING_FORWARD;

export const NEED_MORE = {
  ro: '🌿',
  energi: '⚡',
  glede: '😊',
  mestring: '💪',
  fokus: '🎯',
  klarhet: '💡',
  selvfoelelse: '🌸',
  latter: '😄',
  kreativitet: '🎨',
  trygghet: '🛡️',
  natur: '🌲',
  stoette: '🫂',
} as const;
export type NeedMore = keyof typeof NEED_MORE;

/** Memory categories, each with the one tint that names it in every theme (look.md of the design). */
export const MEMORY_CATEGORIES = {
  ro: 'sky',
  energi: 'amber',
  mestring: 'teal',
  inspirasjon: 'violet',
  glede: 'sun',
  trygghet: 'rose',
} as const;
export type MemoryCategory = keyof typeof MEMORY_CATEGORIES;
export const DEFAULT_MEMORY_CATEGORY: MemoryCategory = 'inspirasjon';

/** The 30 emoji a memory can carry (spec 2 §3). */
export const MEMORY_EMOJIS = [
  '💫', '🌟', '☀️', '🌈', '🌸', '🌻', '🌲', '🌊', '🏔️', '🏡',
  '❤️', '🤗', '👨‍👩‍👧', '👫', '🐶', '🐱', '🎂', '🎁', '🎵', '🎨',
  '📖', '☕', '🍲', '🚲', '⛵', '✈️', '🏆', '💪', '🕯️', '😊',
] as const; // oxfmt-ignore
export const DEFAULT_MEMORY_EMOJI = '💫';

/** Fields of a memory with a documented initial value, shown only where the person has said it themselves (D52). */
export const MEMORY_TOLD = ['category', 'goodnessRating', 'effortRating'] as const;
export type MemoryTold = (typeof MEMORY_TOLD)[number];

/** A person's wishes for a memory: that it is never brought up on a hard day, or never as one of a year ago on Home. */
export const MEMORY_MARKS = ['notOnHardDays', 'notOnItsDay'] as const;
export type MemoryMark = (typeof MEMORY_MARKS)[number];

/** The orders of the memory bank, the newest first unless told. */
export const MEMORY_ORDERS = ['newest', 'oldest', 'joy', 'effort'] as const;
export type MemoryOrder = (typeof MEMORY_ORDERS)[number];

/** How one memory is picked: any, one of a year ago, a gentle one for a hard day, or one of this day in an earlier year. */
export const MEMORY_PICKS = ['random', 'yearAgo', 'hardDay', 'onThisDay'] as const;
export type MemoryPick = (typeof MEMORY_PICKS)[number];

/** The five kinds of suggestion (spec 2 §3), in the order the content is kept in. */
export const SUGGESTION_CATEGORIES = ['mindfulness', 'physical', 'social', 'creative', 'practical'] as const;
export type SuggestionCategory = (typeof SUGGESTION_CATEGORIES)[number];

/** Where a text comes from (D23): the card says which. */
export const SUGGESTION_SOURCES = ['ai', 'built_in', 'memory'] as const;
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number];

/** Kinds of suggestions in interactions (spec 2 §3): the older clients report a finished task as one, too. */
export const SUGGESTION_KINDS = [
  'ai',
  'memory_inspired',
  'regular',
  'task_mindfulness',
  'task_wellbeing',
  'task_activity',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** A person's interactions with a suggestion; only a completed one gives points (trap 58). */
export const INTERACTION_TYPES = ['generated', 'liked', 'completed'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** The three tasks of a day, in the order of their priorities (D24). */
export const TASK_TYPES = ['mindfulness', 'wellbeing', 'activity'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

export const TASK_PRIORITIES = ['high', 'medium', 'low'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

/** The five tools, in the order of the tools page (spec 2 §2). */
export const TOOLS = [
  'inner_balance',
  'micro_regulation',
  'social_support',
  'self_priority',
  'expectation_lift',
] as const;
export type Tool = (typeof TOOLS)[number];
