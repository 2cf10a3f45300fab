import { EVENT_KINDS } from '@spire/domain/eventKinds';
import { keysOf } from '@spire/domain/lists';
import { TOOLS } from '@spire/domain/options';
import {
  AFTER_FEELINGS,
  CONTACT_ATTRIBUTES,
  DESIRED_FEELINGS,
  EXERCISE_TYPES,
  HOW_IT_WENT,
  INNER_BALANCE_CATEGORIES,
  SOCIAL_WANTS,
  TEXT_SOURCES,
} from '@spire/domain/toolOptions';
import { ASKERS, REFUSAL_TONES, REQUESTED_THINGS } from '@spire/domain/refusals';
import { optionEnum } from '@spire/graph-kit/optionEnum';

/** The closed lists of the tools as GraphQL enums, as `optionEnums.ts` has those of everything else. */
export const ToolEnum = optionEnum('Tool', TOOLS, 'The five tools.');
export const InnerBalanceCategoryEnum = optionEnum(
  'InnerBalanceCategory',
  keysOf(INNER_BALANCE_CATEGORIES),
  'What an exercise of inner balance works with.',
);
export const ExerciseTypeEnum = optionEnum('ExerciseType', EXERCISE_TYPES, 'What kind of small exercise it is.');
export const AfterFeelingEnum = optionEnum('AfterFeeling', keysOf(AFTER_FEELINGS), 'How it feels after an exercise.');
export const SocialWantEnum = optionEnum('SocialWant', SOCIAL_WANTS, 'What the person would like from others.');
export const DesiredFeelingEnum = optionEnum(
  'DesiredFeeling',
  keysOf(DESIRED_FEELINGS),
  'How the person wants to feel afterwards.',
);
export const EventKindEnum = optionEnum('EventKind', EVENT_KINDS, 'What something that lies ahead is about.');
export const HowItWentEnum = optionEnum('HowItWent', HOW_IT_WENT, 'How what was looked ahead to turned out.');
export const ContactAttributeEnum = optionEnum('ContactAttribute', CONTACT_ATTRIBUTES, 'What somebody is good for.');
export const TextSourceEnum = optionEnum('TextSource', TEXT_SOURCES, 'Written by AI for this person, or built in.');
export const AskerEnum = optionEnum('Asker', ASKERS, 'Who asks something of a person.');
export const RequestedThingEnum = optionEnum('RequestedThing', REQUESTED_THINGS, 'What a person is asked for.');
export const RefusalToneEnum = optionEnum('RefusalTone', REFUSAL_TONES, 'How a no is said.');
