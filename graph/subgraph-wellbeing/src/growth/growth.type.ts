import '@spire/graph-kit/reflection';
import type { LevelId } from '@spire/domain/growth';
import type { Fields } from '@spire/graph-kit/fields';
import { LevelEnum } from '@spire/graph-kit/optionEnums';
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

  @Field(() => Int, { description: 'Length of the run of days that ends today or yesterday.' })
  currentStreak!: number;

  @Field(() => Int, { description: 'Memories in the bank.' })
  memories!: number;
}
export type Growth = Fields<GrowthType>;
