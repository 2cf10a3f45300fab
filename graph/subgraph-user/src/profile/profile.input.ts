import '@spire/graph-kit/reflection';
import type { CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import type { AvoidSuggestion, Consideration, Goal, SocialSafetyFactor } from '@spire/domain/options';
import type { ProfileSetup } from '@spire/domain/profileRules';
import type { Fields } from '@spire/graph-kit/fields';
import {
  AvoidSuggestionEnum,
  CapacityLevelEnum,
  ConsiderationEnum,
  GoalEnum,
  LanguageEnum,
  ProfileSetupEnum,
  SocialSafetyFactorEnum,
} from '@spire/graph-shared/optionEnums';
import { Field, InputType } from 'type-graphql';

@InputType('SaveProfileInput', { description: 'What to change of the profile. What is not sent stays as it is.' })
export class SaveProfileInputType {
  @Field(() => String, { nullable: true, description: `At most ${LIMITS.nickname} characters.` })
  nickname?: string | null;

  @Field(() => LanguageEnum, { nullable: true, description: 'Language of everything the person reads.' })
  language?: Language | null;

  @Field(() => [ConsiderationEnum], { nullable: true, description: 'Replaces the whole list.' })
  considerations?: Consideration[] | null;

  @Field(() => String, { nullable: true, description: `At most ${LIMITS.freeText} characters.` })
  specificChallenge?: string | null;

  @Field(() => CapacityLevelEnum, { nullable: true, description: 'Null takes the level away.' })
  capacityLevel?: CapacityLevel | null;

  @Field(() => [GoalEnum], { nullable: true, description: 'Replaces the whole list.' })
  goals?: Goal[] | null;

  @Field(() => [AvoidSuggestionEnum], { nullable: true, description: 'Replaces the whole list.' })
  avoidSuggestions?: AvoidSuggestion[] | null;

  @Field(() => [SocialSafetyFactorEnum], { nullable: true, description: 'Replaces the whole list.' })
  socialSafetyFactors?: SocialSafetyFactor[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True is accepted once nickname, considerations, capacity and goals are told, or with the short setup.',
  })
  onboardingCompleted?: boolean | null;

  @Field(() => ProfileSetupEnum, {
    nullable: true,
    description: 'Where the profile comes from: only `short` may leave empty what a finished one tells. Not stored.',
  })
  setup?: ProfileSetup | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of a picture in the person’s own folder of the bucket `memories`; null takes it away.',
  })
  avatar?: string | null;
}
export type SaveProfileInput = Fields<SaveProfileInputType>;
