import './reflection.ts';
import { CAPACITY_LEVELS, type CapacityLevel } from '@spire/domain/capacity';
import { LEVELS, type LevelId } from '@spire/domain/growth';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import {
  AVOID_SUGGESTIONS,
  CONSIDERATIONS,
  GOALS,
  GOOD_NOW,
  keysOf,
  LOOKING_FORWARD,
  MEMORY_CATEGORIES,
  NEED_MORE,
  SOCIAL_SAFETY_FACTORS,
} from '@spire/domain/options';
import { registerEnumType } from 'type-graphql';

/** Every closed list of the domain as a GraphQL enum, spelled as in the database. One definition for all subgraphs. */
export function optionEnum<const Id extends string>(
  name: string,
  ids: readonly Id[],
  description: string,
): Record<Id, Id> {
  const values = Object.fromEntries(ids.map((id) => [id, id])) as Record<Id, Id>;
  registerEnumType(values, { name, description });
  return values;
}

export const LanguageEnum = optionEnum<Language>(
  'Language',
  LANGUAGES,
  'Language of the interface: bokmål or English.',
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
