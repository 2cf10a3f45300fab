import { ACCESS_EVENT_KINDS } from '@spire/domain/accessEvents';
import { THEMES, type Theme } from '@spire/domain/appearance';
import { BADGES, type BadgeId } from '@spire/domain/badges';
import { CAPACITY_DIRECTIONS, CAPACITY_LEVELS, type CapacityLevel } from '@spire/domain/capacity';
import { CONSENT_KINDS } from '@spire/domain/consents';
import { ACTIVITY_KINDS, type ActivityKind, LEVELS, type LevelId } from '@spire/domain/growth';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { LATER_QUESTIONS } from '@spire/domain/laterQuestions';
import { keysOf } from '@spire/domain/lists';
import {
  AVOID_SUGGESTIONS,
  CONSIDERATIONS,
  GOALS,
  GOOD_NOW,
  INTERACTION_TYPES,
  LOOKING_FORWARD,
  MEMORY_CATEGORIES,
  MEMORY_MARKS,
  MEMORY_ORDERS,
  MEMORY_PICKS,
  MEMORY_TOLD,
  NEED_MORE,
  SOCIAL_SAFETY_FACTORS,
  SUGGESTION_CATEGORIES,
  SUGGESTION_KINDS,
  SUGGESTION_SOURCES,
  TASK_PRIORITIES,
  TASK_TYPES,
} from '@spire/domain/options';
import { PROFILE_SETUPS } from '@spire/domain/profileRules';
import { REMINDER_KINDS, WEEKDAYS } from '@spire/domain/reminders';
import { optionEnum } from '@spire/graph-kit/optionEnum';

// Every closed list of the domain as a GraphQL enum: one definition for all subgraphs.

export const LanguageEnum = optionEnum<Language>(
  'Language',
  LANGUAGES,
  'Language of the interface: bokmål or English.',
);
export const ThemeEnum = optionEnum<Theme>(
  'Theme',
  THEMES,
  'Colours of the interface; `system` is what the device says.',
);
export const CapacityLevelEnum = optionEnum<CapacityLevel>(
  'CapacityLevel',
  CAPACITY_LEVELS,
  'How much energy the person has, lowest first. It shapes every text the product offers.',
);
export const LevelEnum = optionEnum<LevelId>(
  'Level',
  LEVELS.map(({ id }) => id),
  'Growth levels by points, lowest first.',
);
export const ActivityKindEnum = optionEnum<ActivityKind>(
  'ActivityKind',
  ACTIVITY_KINDS,
  'What a person has done: a check-in, a mood, a memory, a completed suggestion or task, or one of the five tools.',
);
export const BadgeIdEnum = optionEnum<BadgeId>('BadgeId', BADGES, 'The badges: one per level, and one per milestone.');
export const ConsiderationEnum = optionEnum(
  'Consideration',
  CONSIDERATIONS,
  'What the product should take into account.',
);
export const GoalEnum = optionEnum('Goal', GOALS, 'What the person wants more of.');
export const AvoidSuggestionEnum = optionEnum(
  'AvoidSuggestion',
  AVOID_SUGGESTIONS,
  'What no suggestion may ask of the person.',
);
export const SocialSafetyFactorEnum = optionEnum(
  'SocialSafetyFactor',
  SOCIAL_SAFETY_FACTORS,
  'What makes being with others feel safe.',
);
export const GoodNowEnum = optionEnum('GoodNow', keysOf(GOOD_NOW), 'Chips of "what is good now".');
export const LookingForwardEnum = optionEnum(
  'LookingForward',
  keysOf(LOOKING_FORWARD),
  'Chips of "what are you looking forward to".',
);
export const NeedMoreEnum = optionEnum('NeedMore', keysOf(NEED_MORE), 'Chips of "what do you need more of".');
export const MemoryCategoryEnum = optionEnum(
  'MemoryCategory',
  keysOf(MEMORY_CATEGORIES),
  'What a memory gives when it is looked at again.',
);
export const MemoryToldEnum = optionEnum(
  'MemoryTold',
  MEMORY_TOLD,
  'What the person has said of a memory themselves, of what else is only where a memory begins.',
);
export const MemoryMarkEnum = optionEnum('MemoryMark', MEMORY_MARKS, 'What a person wants of a memory.');
export const MemoryOrderEnum = optionEnum('MemoryOrder', MEMORY_ORDERS, 'The orders of the memory bank.');
export const MemoryPickEnum = optionEnum('MemoryPick', MEMORY_PICKS, 'How one memory is picked.');
export const SuggestionCategoryEnum = optionEnum(
  'SuggestionCategory',
  SUGGESTION_CATEGORIES,
  'What kind of thing it is.',
);
export const SuggestionSourceEnum = optionEnum('SuggestionSource', SUGGESTION_SOURCES, 'Where the text comes from.');
export const SuggestionKindEnum = optionEnum('SuggestionKind', SUGGESTION_KINDS, 'What was suggested.');
export const InteractionTypeEnum = optionEnum(
  'InteractionType',
  INTERACTION_TYPES,
  'What became of a suggestion. Only a completed one gives points.',
);
export const TaskTypeEnum = optionEnum('TaskType', TASK_TYPES, 'The three tasks of a day, one of each.');
export const TaskPriorityEnum = optionEnum('TaskPriority', TASK_PRIORITIES, 'How much it matters today.');
export const CapacityDirectionEnum = optionEnum(
  'CapacityDirection',
  CAPACITY_DIRECTIONS,
  'Which way a person moves their capacity, one level at a time.',
);
export const ConsentKindEnum = optionEnum(
  'ConsentKind',
  CONSENT_KINDS,
  'What a person decides about, each on its own.',
);
export const AccessEventKindEnum = optionEnum('AccessEventKind', ACCESS_EVENT_KINDS, 'What the access log tells of.');
export const ReminderKindEnum = optionEnum('ReminderKind', REMINDER_KINDS, 'What a person can be reminded of.');
export const WeekdayEnum = optionEnum('Weekday', WEEKDAYS, 'Days of the week, Monday first.');
export const ProfileSetupEnum = optionEnum(
  'ProfileSetup',
  PROFILE_SETUPS,
  'How a profile comes that need not tell everything: by the short start.',
);
export const LaterQuestionEnum = optionEnum(
  'LaterQuestion',
  LATER_QUESTIONS,
  'What Home asks for later, in that order: what the short start leaves out, and whether reminders are wanted.',
);
