import '@spire/graph-kit/reflection';
import type { CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, Consideration, Goal, SocialSafetyFactor } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import {
  AvoidSuggestionEnum,
  CapacityLevelEnum,
  ConsiderationEnum,
  GoalEnum,
  LanguageEnum,
  SocialSafetyFactorEnum,
} from '@spire/graph-shared/optionEnums';
import { DateTimeScalar } from '@spire/graph-kit/scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('Profile', { description: 'What the person has told about themselves.' })
export class ProfileType {
  @Field(() => String, { description: 'What the product calls the person; empty until told.' })
  nickname!: string;

  @Field(() => LanguageEnum, { description: 'Language of everything the person reads.' })
  language!: Language;

  @Field(() => [ConsiderationEnum], { description: 'What the product should take into account.' })
  considerations!: Consideration[];

  @Field(() => String, { description: 'A challenge in the person’s own words; empty when there is none.' })
  specificChallenge!: string;

  @Field(() => CapacityLevelEnum, { nullable: true, description: 'How much energy there is; null until told.' })
  capacityLevel!: CapacityLevel | null;

  @Field(() => [GoalEnum], { description: 'What the person wants more of.' })
  goals!: Goal[];

  @Field(() => [AvoidSuggestionEnum], { description: 'What no suggestion may ask of the person.' })
  avoidSuggestions!: AvoidSuggestion[];

  @Field(() => [SocialSafetyFactorEnum], { description: 'What makes being with others feel safe.' })
  socialSafetyFactors!: SocialSafetyFactor[];

  @Field(() => Boolean, { description: 'Whether the person has been through the onboarding.' })
  onboardingCompleted!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person’s picture in their own folder of the bucket `memories`; null when there is none.',
  })
  avatar!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the profile was last saved.' })
  updatedAt!: Date;
}
export type Profile = Fields<ProfileType>;
