import '@spire/graph-kit/reflection';
import { DAY_LIMITS } from '@spire/domain/dailyRules';
import type { Fields } from '@spire/graph-kit/fields';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('Mood', { description: 'How somebody felt on a day: one per person and date.' })
export class MoodType {
  @Field(() => ID, { description: 'Stays the same when the mood of that date is chosen anew.' })
  id!: string;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => Int, {
    nullable: true,
    description: `${DAY_LIMITS.mood.min} to ${DAY_LIMITS.mood.max}, the best last; null when only the day was noted.`,
  })
  mood!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was last saved.' })
  updatedAt!: Date;
}
export type Mood = Fields<MoodType>;

@ObjectType('MoodConnection', { description: 'A page of moods, newest first.' })
export class MoodConnectionType extends pageOf(MoodType) {}
export type MoodConnection = Fields<MoodConnectionType>;
