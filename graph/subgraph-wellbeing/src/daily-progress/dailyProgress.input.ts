import '@spire/graph-kit/reflection';
import { DAY_LIMITS } from '@spire/domain/dailyRules';
import { LIMITS } from '@spire/domain/limits';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, InputType, Int } from 'type-graphql';

const DATE = `Today where the person is, or up to ${LIMITS.lateDays} days back.`;
const MINUTES = `0 to ${DAY_LIMITS.meditationMinutes}`;
const GLASSES = `0 to ${DAY_LIMITS.waterGlasses}`;

@InputType('SaveDailyProgressInput', { description: 'New totals of a day; what is left out stays.' })
export class SaveDailyProgressInputType {
  @Field(() => LocalDateScalar, { description: DATE })
  date!: string;

  @Field(() => Int, { nullable: true, description: `Minutes meditated in all, ${MINUTES}.` })
  meditationMinutes?: number | null;

  @Field(() => Int, { nullable: true, description: `Glasses of water in all, ${GLASSES}.` })
  waterGlasses?: number | null;
}
export type SaveDailyProgressInput = Fields<SaveDailyProgressInputType>;

@InputType('AddDailyProgressInput', {
  description: 'Something more of a day. It is added once, however often it is sent.',
})
export class AddDailyProgressInputType {
  @Field(() => ID, { description: 'A UUID made by the client.' })
  id!: string;

  @Field(() => LocalDateScalar, { description: DATE })
  date!: string;

  @Field(() => Int, { defaultValue: 0, description: `Minutes meditated, ${MINUTES}.` })
  meditationMinutes!: number;

  @Field(() => Int, { defaultValue: 0, description: `Glasses of water, ${GLASSES}.` })
  waterGlasses!: number;
}
export type AddDailyProgressInput = Fields<AddDailyProgressInputType>;
