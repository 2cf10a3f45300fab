import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('DailyProgress', { description: 'What the bars of the Today card show.' })
export class DailyProgressType {
  @Field(() => LocalDateScalar, { description: 'The day.' })
  date!: string;

  @Field(() => Int, { description: 'Minutes meditated.' })
  meditationMinutes!: number;

  @Field(() => Int, { description: 'Glasses of water.' })
  waterGlasses!: number;

  @Field(() => Int, { description: 'Minutes at which the bar is full.' })
  meditationGoal!: number;

  @Field(() => Int, { description: 'Glasses at which the bar is full.' })
  waterGoal!: number;
}
export type DailyProgress = Fields<DailyProgressType>;
