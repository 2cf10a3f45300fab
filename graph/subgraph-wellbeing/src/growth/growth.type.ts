import '@spire/graph-kit/reflection';
import type { BadgeProgress } from '@spire/domain/badges';
import type { LevelId } from '@spire/domain/growth';
import type { Fields } from '@spire/graph-kit/fields';
import { BadgeIdEnum, LevelEnum } from '@spire/graph-shared/optionEnums';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('Growth', { description: 'Points and what they have grown into, computed from the person’s own records.' })
export class GrowthType {
  @Field(() => Float, { description: 'Points, with one decimal.' })
  points!: number;

  @Field(() => LevelEnum, { description: 'The level these points reach.' })
  level!: LevelId;

  @Field(() => Int, { nullable: true, description: 'Points at which the next level begins; null at the highest.' })
  nextLevelAt!: number | null;

  @Field(() => Int, { description: 'Days with a check-in.' })
  checkInDays!: number;

  @Field(() => Int, {
    description: 'Days with a check-in or a mood in the run that ends today or yesterday; a rest day only keeps it.',
  })
  currentStreak!: number;

  @Field(() => Boolean, { description: 'Whether today is a rest day.' })
  isRestDayToday!: boolean;

  @Field(() => Int, { description: 'Memories ever put into the bank, those deleted since included.' })
  memories!: number;

  @Field(() => Int, { description: 'Days with a mood.' })
  moodEntries!: number;

  @Field(() => Int, { description: 'Suggestions completed.' })
  completedSuggestions!: number;

  @Field(() => Int, { description: 'Tasks completed.' })
  completedTasks!: number;

  @Field(() => Int, { description: 'Tools completed, of all five.' })
  toolCompletions!: number;
}
export type Growth = Fields<GrowthType>;

@ObjectType('Badge', { description: 'A badge, earned or still to come.' })
export class BadgeType {
  @Field(() => BadgeIdEnum, { description: 'Which badge.' })
  id!: BadgeProgress['id'];

  @Field(() => Boolean, { description: 'Whether there is enough of what it needs.' })
  isEarned!: boolean;

  @Field(() => Int, { description: 'How much there is of what it needs, never more.' })
  has!: number;

  @Field(() => Int, { description: 'Points, records or tools it needs.' })
  needs!: number;
}

@ObjectType('DayPoints', { description: 'What was done on a day.' })
export class DayPointsType {
  @Field(() => LocalDateScalar, { description: 'The day, where the person is.' })
  date!: string;

  @Field(() => Float, { description: 'Points, with one decimal.' })
  points!: number;

  @Field(() => Boolean, { description: 'Whether there is a check-in.' })
  checkIn!: boolean;

  @Field(() => Int, { description: 'Memories of the day.' })
  memories!: number;

  @Field(() => Int, { description: 'Suggestions and tasks completed.' })
  completed!: number;

  @Field(() => Int, { description: 'Tools completed.' })
  tools!: number;

  @Field(() => Boolean, { description: 'Whether it is a rest day.' })
  isRestDay!: boolean;
}
export type DayPoints = Fields<DayPointsType>;
