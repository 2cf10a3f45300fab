import '@spire/graph-kit/reflection';
import { DAY_LIMITS } from '@spire/domain/dailyRules';
import { LIMITS } from '@spire/domain/limits';
import type { Fields } from '@spire/graph-kit/fields';
import { PageArgumentsType } from '@spire/graph-kit/pages';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';

@InputType('SaveMoodInput', { description: 'The mood of a day.' })
export class SaveMoodInputType {
  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;

  @Field(() => Int, {
    nullable: true,
    description: `${DAY_LIMITS.mood.min} to ${DAY_LIMITS.mood.max}, the best last. Without one only the day is noted.`,
  })
  mood?: number | null;
}
export type SaveMoodInput = Fields<SaveMoodInputType>;

@ArgsType()
export class MoodArgumentsType extends PageArgumentsType {
  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day wanted.' })
  from?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day wanted.' })
  to?: string | null;
}
export type MoodArguments = Fields<MoodArgumentsType>;
