import '@spire/graph-kit/reflection';
import type {
  AfterFeeling,
  ExerciseType as Exercises,
  InnerBalanceCategory,
  SocialWant,
  TextSource,
} from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import {
  AfterFeelingEnum,
  ExerciseTypeEnum,
  InnerBalanceCategoryEnum,
  SocialWantEnum,
  TextSourceEnum,
} from '@spire/graph-shared/toolEnums';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';

const SOURCE = 'Where its text comes from; null when the person wrote it.';

@ObjectType('InnerBalanceRecord', { description: 'An exercise of inner balance.' })
export class InnerBalanceRecordType {
  @Field(() => InnerBalanceCategoryEnum, { description: 'What it works with.' })
  category!: InnerBalanceCategory;

  @Field(() => String, { description: 'The exercise: its title, or its id in the library.' })
  activity!: string;

  @Field(() => Int, { nullable: true, description: 'How long it is; null when not told.' })
  durationMinutes!: number | null;

  @Field(() => AfterFeelingEnum, {
    nullable: true,
    description: 'How it felt afterwards; null until the person tells.',
  })
  feltAfter!: AfterFeeling | null;
}
export type InnerBalanceRecord = Fields<InnerBalanceRecordType>;

@ObjectType('SmallExercise', { description: 'An exercise of micro-regulation as it was shown.' })
export class SmallExerciseType {
  @Field(() => ExerciseTypeEnum, { description: 'What kind of exercise it is.' })
  type!: Exercises;

  @Field(() => String, { description: 'Its emoji.' })
  emoji!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What to do.' })
  instruction!: string;

  @Field(() => String, { description: 'Why this one; may be empty.' })
  reasoning!: string;
}

@ObjectType('MicroRegulationRecord', { description: 'A small exercise, and how it felt.' })
export class MicroRegulationRecordType {
  @Field(() => SmallExerciseType, { description: 'The exercise as it was shown.' })
  exercise!: Fields<SmallExerciseType>;

  @Field(() => AfterFeelingEnum, { description: 'How it felt afterwards.' })
  afterFeeling!: AfterFeeling;
}
export type MicroRegulationRecord = Fields<MicroRegulationRecordType>;

@ObjectType('SocialSupportRecord', { description: 'A plan for turning to somebody.' })
export class SocialSupportRecordType {
  @Field(() => [SocialWantEnum], { description: 'What the person would like.' })
  socialWants!: SocialWant[];

  @Field(() => [ID], { description: 'Ids of the contacts chosen; some may be deleted by now.' })
  selectedContacts!: string[];

  @Field(() => String, { description: 'What was suggested; may be empty.' })
  suggestion!: string;

  @Field(() => TextSourceEnum, { nullable: true, description: SOURCE })
  source!: TextSource | null;
}
export type SocialSupportRecord = Fields<SocialSupportRecordType>;

@ObjectType('NeedInstead', { description: 'What the person needs instead.' })
export class NeedInsteadType {
  @Field(() => String, { description: 'In their own words.' })
  text!: string;

  @Field(() => String, { description: 'The emoji chosen for it.' })
  emoji!: string;
}

@ObjectType('SelfPriorityRecord', { description: 'A boundary that was set.' })
export class SelfPriorityRecordType {
  @Field(() => String, { description: 'What the person felt they should do.' })
  shouldDo!: string;

  @Field(() => NeedInsteadType, { description: 'What they need instead.' })
  needInstead!: Fields<NeedInsteadType>;

  @Field(() => String, { description: 'A way to say no; may be empty.' })
  sayNoExample!: string;

  @Field(() => String, { description: 'What was answered; may be empty.' })
  validation!: string;

  @Field(() => TextSourceEnum, { nullable: true, description: SOURCE })
  source!: TextSource | null;
}
export type SelfPriorityRecord = Fields<SelfPriorityRecordType>;

export type ToolRecord = InnerBalanceRecord | MicroRegulationRecord | SocialSupportRecord | SelfPriorityRecord;

export const ToolRecordUnion = createUnionType({
  name: 'ToolRecord',
  description: 'What a tool was used for: the whole record.',
  types: () =>
    [InnerBalanceRecordType, MicroRegulationRecordType, SocialSupportRecordType, SelfPriorityRecordType] as const,
  resolveType: (record: ToolRecord) => {
    if ('activity' in record) return InnerBalanceRecordType;
    if ('exercise' in record) return MicroRegulationRecordType;
    return 'socialWants' in record ? SocialSupportRecordType : SelfPriorityRecordType;
  },
});
