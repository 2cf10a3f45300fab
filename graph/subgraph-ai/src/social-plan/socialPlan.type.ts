import '@spire/graph-kit/reflection';
import { SOCIAL_SECTIONS } from '@spire/content/socialSuggestions';
import { keysOf } from '@spire/domain/lists';
import type { SocialWant, TextSource } from '@spire/domain/toolOptions';
import { AnsweredType } from '@spire/graph-shared/crisisHelp';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import { SocialWantEnum, TextSourceEnum } from '@spire/graph-shared/toolEnums';
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

@ObjectType('SocialMessage', {
  description: 'A message for one contact, of a whole sentence for each want it asks for.',
})
export class SocialMessageType {
  @Field(() => ID, { nullable: true, description: 'The contact; null for one that is for nobody in particular.' })
  contactId!: string | null;

  @Field(() => [SocialWantEnum], { description: 'The wants that fit the contact and go together, in their order.' })
  wants!: SocialWant[];

  @Field(() => String, { description: 'At most 45 words where it is built in. Plain text.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The sentence in it that comes from what makes company feel safe; null where there is none.',
  })
  safety!: string | null;
}
export type SocialMessage = Fields<SocialMessageType>;

@ObjectType('SocialPlan', { description: 'A plan for turning to somebody, or for company without.' })
export class SocialPlanType extends AnsweredType {
  @Field(() => [SocialSectionType], { description: 'In the order they are read.' })
  sections!: SocialSection[];

  @Field(() => [ID], { description: 'The person’s own contacts it is about; may be empty.' })
  contactIds!: string[];

  @Field(() => [SocialMessageType], {
    description:
      'One for each contact the plan is about; without chosen contacts one for nobody in particular as well.',
  })
  messages!: SocialMessage[];

  @Field(() => Boolean, { description: 'Whether the person writes nynorsk, and the messages with them.' })
  isNynorsk!: boolean;

  @Field(() => String, { description: 'All of it as one text, each section after its sign.' })
  text!: string;

  @Field(() => TextSourceEnum, { description: 'Where the text comes from.' })
  source!: TextSource;
}
export type SocialPlan = Fields<SocialPlanType>;
