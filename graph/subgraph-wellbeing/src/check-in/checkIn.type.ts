import '@spire/graph-kit/reflection';
import type { GoodNow, LookingForward, NeedMore } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { GoodNowEnum, LookingForwardEnum, NeedMoreEnum } from '@spire/graph-kit/optionEnums';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('CheckIn', { description: 'A daily check-in: one per person and date.' })
export class CheckInType {
  @Field(() => ID, { description: 'Stays the same when the check-in of that date is edited.' })
  id!: string;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => [GoodNowEnum], { description: 'What is good now.' })
  whatIsGood!: GoodNow[];

  @Field(() => String, { description: 'What is good now, in the person’s own words.' })
  whatIsGoodText!: string;

  @Field(() => [LookingForwardEnum], { description: 'What the person looks forward to.' })
  lookingForward!: LookingForward[];

  @Field(() => String, { description: 'What the person looks forward to, in their own words.' })
  lookingForwardText!: string;

  @Field(() => [NeedMoreEnum], { description: 'What the person needs more of.' })
  needMore!: NeedMore[];

  @Field(() => String, { description: 'What the person needs more of, in their own words.' })
  needMoreText!: string;

  @Field(() => DateTimeScalar, { description: 'When it was first saved.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last saved.' })
  updatedAt!: Date;
}
export type CheckIn = Fields<CheckInType>;

@ObjectType('CheckInConnection', { description: 'A page of check-ins, newest first.' })
export class CheckInConnectionType extends pageOf(CheckInType) {}
