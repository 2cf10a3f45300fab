import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import { TOOL_LIMITS } from '@spire/domain/toolLimits';
import type { Tool } from '@spire/domain/options';
import type {
  AfterFeeling,
  ExerciseType as Exercises,
  InnerBalanceCategory,
  SocialWant,
  TextSource,
} from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { PageArgumentsType } from '@spire/graph-kit/pages';
import {
  AfterFeelingEnum,
  ExerciseTypeEnum,
  InnerBalanceCategoryEnum,
  SocialWantEnum,
  TextSourceEnum,
  ToolEnum,
} from '@spire/graph-shared/toolEnums';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { CompletionInputType } from './completion.input.ts';

const FREE_TEXT = `At most ${LIMITS.freeText} characters.`;
const SOURCE = 'Where its text comes from; null when the person wrote it.';

@ArgsType()
export class ToolActivitiesArgumentsType extends PageArgumentsType {
  @Field(() => ToolEnum, { nullable: true, description: 'Only those of this tool; all when left out.' })
  tool?: Tool | null;
}
export type ToolActivitiesArguments = Fields<ToolActivitiesArgumentsType>;

@InputType('AddInnerBalanceInput', { description: 'An exercise of inner balance that was done.' })
export class AddInnerBalanceInputType extends CompletionInputType {
  @Field(() => InnerBalanceCategoryEnum, { description: 'What it works with.' })
  category!: InnerBalanceCategory;

  @Field(() => String, {
    description: `The exercise: its title, or its id in the library. At most ${LIMITS.title} characters.`,
  })
  activity!: string;

  @Field(() => Int, {
    nullable: true,
    description: `How long it is, up to ${TOOL_LIMITS.exerciseMinutes.max} minutes.`,
  })
  durationMinutes?: number | null;
}
export type AddInnerBalanceInput = Fields<AddInnerBalanceInputType>;

@InputType('TellInnerBalanceInput', { description: 'How it felt after an exercise of inner balance.' })
export class TellInnerBalanceInputType {
  @Field(() => ID, { description: 'Which activity.' })
  id!: string;

  @Field(() => AfterFeelingEnum, { description: 'How it felt afterwards. What is told last holds.' })
  feltAfter!: AfterFeeling;
}
export type TellInnerBalanceInput = Fields<TellInnerBalanceInputType>;

@InputType('SmallExerciseInput', { description: 'The exercise as it was shown.' })
export class SmallExerciseInputType {
  @Field(() => ExerciseTypeEnum, { description: 'What kind of exercise it is.' })
  type!: Exercises;

  @Field(() => String, { description: `At most ${TOOL_LIMITS.emoji} characters.` })
  emoji!: string;

  @Field(() => String, { description: `At most ${LIMITS.title} characters.` })
  title!: string;

  @Field(() => String, { description: FREE_TEXT })
  instruction!: string;

  @Field(() => String, { defaultValue: '', description: `Why this one. ${FREE_TEXT}` })
  reasoning!: string;
}

@InputType('AddMicroRegulationInput', { description: 'A small exercise that was done, and how it felt.' })
export class AddMicroRegulationInputType extends CompletionInputType {
  @Field(() => SmallExerciseInputType, { description: 'The exercise as it was shown.' })
  exercise!: SmallExerciseInputType;

  @Field(() => AfterFeelingEnum, { description: 'How it feels now.' })
  afterFeeling!: AfterFeeling;
}
export type AddMicroRegulationInput = Fields<AddMicroRegulationInputType>;

@InputType('AddSocialSupportInput', { description: 'A plan for turning to somebody.' })
export class AddSocialSupportInputType extends CompletionInputType {
  @Field(() => [SocialWantEnum], { description: 'At least one.' })
  socialWants!: SocialWant[];

  @Field(() => [ID], { defaultValue: [], description: `Ids of contacts, at most ${LIMITS.listEntries}.` })
  selectedContacts!: string[];

  @Field(() => String, { defaultValue: '', description: `What was suggested. ${FREE_TEXT}` })
  suggestion!: string;

  @Field(() => TextSourceEnum, { nullable: true, description: SOURCE })
  source?: TextSource | null;
}
export type AddSocialSupportInput = Fields<AddSocialSupportInputType>;

@InputType('NeedInsteadInput', { description: 'What the person needs instead of what they feel they should do.' })
export class NeedInsteadInputType {
  @Field(() => String, { description: FREE_TEXT })
  text!: string;

  @Field(() => String, { description: 'One of the emoji for what one needs.' })
  emoji!: string;
}

@InputType('AddSelfPriorityInput', { description: 'A boundary that was set.' })
export class AddSelfPriorityInputType extends CompletionInputType {
  @Field(() => String, { description: `What the person feels they should do. ${FREE_TEXT}` })
  shouldDo!: string;

  @Field(() => NeedInsteadInputType, { description: 'What they need instead.' })
  needInstead!: NeedInsteadInputType;

  @Field(() => String, { defaultValue: '', description: `A way to say no. ${FREE_TEXT}` })
  sayNoExample!: string;

  @Field(() => String, { defaultValue: '', description: `What was answered. ${FREE_TEXT}` })
  validation!: string;

  @Field(() => TextSourceEnum, { nullable: true, description: SOURCE })
  source?: TextSource | null;
}
export type AddSelfPriorityInput = Fields<AddSelfPriorityInputType>;
