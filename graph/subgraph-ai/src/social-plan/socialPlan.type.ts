import '@spire/graph-kit/reflection';
import { SOCIAL_SECTIONS } from '@spire/content/socialSuggestions';
import { keysOf } from '@spire/domain/lists';
import type { TextSource } from '@spire/domain/toolOptions';
import { AnsweredType } from '@spire/graph-shared/crisisHelp';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import { TextSourceEnum } from '@spire/graph-shared/toolEnums';
import { Field, ID, ObjectType } from 'type-graphql';

export type SocialSectionKind = keyof typeof SOCIAL_SECTIONS;

const SocialSectionKindEnum = optionEnum(
  'SocialSectionKind',
  keysOf(SOCIAL_SECTIONS),
  'What a section of a plan holds.',
);

@ObjectType('SocialSection', { description: 'A part of a plan for turning to somebody.' })
export class SocialSectionType {
  @Field(() => SocialSectionKindEnum, { description: 'What it holds.' })
  kind!: SocialSectionKind;

  @Field(() => String, { description: 'The sign it is known by.' })
  emoji!: string;

  @Field(() => String, { description: 'Its text. Plain text.' })
  text!: string;
}
export type SocialSection = Fields<SocialSectionType>;

@ObjectType('SocialPlan', { description: 'A plan for turning to somebody, or for company without.' })
export class SocialPlanType extends AnsweredType {
  @Field(() => [SocialSectionType], { description: 'In the order they are read.' })
  sections!: SocialSection[];

  @Field(() => [ID], { description: 'The person’s own contacts it is about; may be empty.' })
  contactIds!: string[];

  @Field(() => String, { description: 'All of it as one text, each section after its sign.' })
  text!: string;

  @Field(() => TextSourceEnum, { description: 'Where the text comes from.' })
  source!: TextSource;
}
export type SocialPlan = Fields<SocialPlanType>;
