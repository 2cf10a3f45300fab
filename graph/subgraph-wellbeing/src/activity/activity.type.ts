import '@spire/graph-kit/reflection';
import type { ActivityKind } from '@spire/domain/growth';
import type { Fields } from '@spire/graph-kit/fields';
import { ActivityKindEnum } from '@spire/graph-shared/optionEnums';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType('Activity', { description: 'Something a person has done. It outlives the record it came from.' })
export class ActivityType {
  @Field(() => ID, { description: 'Of the activity itself; not the id of its record.' })
  id!: string;

  @Field(() => ActivityKindEnum, { description: 'What was done.' })
  kind!: ActivityKind;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => DateTimeScalar, { description: 'When it was stored.' })
  at!: Date;

  @Field(() => Float, { description: 'The points it gives.' })
  points!: number;
}
export type Activity = Fields<ActivityType>;

@ObjectType('ActivityConnection', { description: 'A page of activities, newest first.' })
export class ActivityConnectionType extends pageOf(ActivityType) {}
