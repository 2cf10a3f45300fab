import '@spire/graph-kit/reflection';
import type { ExerciseMarkKind } from '@spire/domain/learntExercises';
import { LIMITS } from '@spire/domain/limits';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, InputType } from 'type-graphql';
import { ExerciseMarkKindEnum } from './exerciseMark.type.ts';

@InputType('MarkExerciseInput', { description: 'What a person says of an exercise besides how it felt.' })
export class MarkExerciseInputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; a repeat answers the stored mark.' })
  id?: string | null;

  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;

  @Field(() => String, {
    description: `The exercise: its id, or its title where it has none. At most ${LIMITS.title} characters.`,
  })
  exercise!: string;

  @Field(() => ExerciseMarkKindEnum, { description: 'What is said of it.' })
  kind!: ExerciseMarkKind;
}
export type MarkExerciseInput = Fields<MarkExerciseInputType>;
