import '@spire/graph-kit/reflection';
import type { CapacityLevel } from '@spire/domain/capacity';
import type { AvoidSuggestion, Consideration, Goal, GoodNow, LookingForward, NeedMore } from '@spire/domain/options';
import {
  AvoidSuggestionEnum,
  CapacityLevelEnum,
  ConsiderationEnum,
  GoalEnum,
  GoodNowEnum,
  LookingForwardEnum,
  NeedMoreEnum,
} from '@spire/graph-kit/optionEnums';
import type { Fields } from '@spire/graph-kit/fields';
import { Directive, Field, ID, ObjectType } from 'type-graphql';

/** What a suggestion is chosen from. Other subgraphs own these facts; the gateway brings them along. */
@ObjectType('Profile')
export class ProfileType {
  @Directive('@external')
  @Field(() => [ConsiderationEnum])
  readonly considerations!: Consideration[];

  @Directive('@external')
  @Field(() => [GoalEnum])
  readonly goals!: Goal[];

  @Directive('@external')
  @Field(() => [AvoidSuggestionEnum])
  readonly avoidSuggestions!: AvoidSuggestion[];
}
export type Profile = Fields<ProfileType>;

@ObjectType('CheckIn')
export class CheckInType {
  @Directive('@external')
  @Field(() => ID)
  readonly id!: string;

  @Directive('@external')
  @Field(() => [GoodNowEnum])
  readonly whatIsGood!: GoodNow[];

  @Directive('@external')
  @Field(() => [LookingForwardEnum])
  readonly lookingForward!: LookingForward[];

  @Directive('@external')
  @Field(() => [NeedMoreEnum])
  readonly needMore!: NeedMore[];
}
export type CheckIn = Fields<CheckInType>;

@ObjectType('User')
@Directive('@key(fields: "id")')
export class UserType {
  @Field(() => ID)
  readonly id!: string;

  @Directive('@external')
  @Field(() => ProfileType, { nullable: true })
  readonly profile?: Profile | null;

  @Directive('@external')
  @Field(() => CapacityLevelEnum, { nullable: true })
  readonly effectiveCapacity?: CapacityLevel | null;

  @Directive('@external')
  @Field(() => CheckInType, { nullable: true })
  readonly todaysCheckIn?: CheckIn | null;
}
export type User = Fields<UserType>;
