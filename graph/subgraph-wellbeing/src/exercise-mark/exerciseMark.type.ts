import '@spire/graph-kit/reflection';
import {
  EXERCISE_MARKS,
  EXERCISE_SIGNS,
  REST_REASONS,
  type ExerciseSign,
  type Rest,
  type RestReason,
} from '@spire/domain/learntExercises';
import type { ExerciseType as Exercises } from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { ExerciseTypeEnum } from '@spire/graph-shared/toolEnums';
import { Field, Float, ID, ObjectType } from 'type-graphql';

export const ExerciseMarkKindEnum = optionEnum(
  'ExerciseMarkKind',
  EXERCISE_MARKS,
  'What a person says of an exercise: it was stopped, is not wanted again, or may come again.',
);
const ExerciseSignEnum = optionEnum(
  'ExerciseSign',
  EXERCISE_SIGNS,
  'What a person has said of an exercise, or that it felt worse afterwards.',
);
const RestReasonEnum = optionEnum('RestReason', REST_REASONS, 'Why an exercise does not come by itself.');

const NAME = 'The exercise: its id, or its title where it has none.';

@ObjectType('ExerciseMark', { description: 'A sign by which an exercise rests, or may come again.' })
export class ExerciseMarkType {
  @Field(() => ID, { description: 'Its own, or that of the activity that felt worse.' })
  id!: string;

  @Field(() => LocalDateScalar, { description: 'Of which day.' })
  date!: string;

  @Field(() => String, { description: NAME })
  exercise!: string;

  @Field(() => ExerciseSignEnum, { description: 'What is known of it.' })
  kind!: ExerciseSign;
}
export type ExerciseMark = Fields<ExerciseMarkType>;

@ObjectType('ExerciseRest', { description: 'An exercise does not come by itself for a while.' })
export class ExerciseRestType {
  @Field(() => RestReasonEnum, { description: 'Why.' })
  reason!: RestReason;

  @Field(() => LocalDateScalar, { description: 'The first day on which it may come again.' })
  until!: string;
}

@ObjectType('LearntExercise', { description: 'What the answers of a person say of one exercise.' })
export class LearntExerciseType {
  @Field(() => String, { description: NAME })
  exercise!: string;

  @Field(() => Float, {
    description: 'Above 0 where it has done good, below where it has not; half as much after 30 days.',
  })
  score!: number;

  @Field(() => ExerciseRestType, { nullable: true, description: 'Null where it may come by itself.' })
  rest!: Rest | null;
}

@ObjectType('LearntKind', { description: 'What the answers of a person say of a kind of exercise.' })
export class LearntKindType {
  @Field(() => ExerciseTypeEnum, { description: 'Which.' })
  kind!: Exercises;

  @Field(() => Float, { description: 'The sum over its exercises, and what liked suggestions add to it.' })
  score!: number;

  @Field(() => Float, { description: 'What liked suggestions of a like kind have added to the score.' })
  liked!: number;
}

@ObjectType('LearntExercises', {
  description: 'What has been learnt of exercises from how they felt, and from those that were stopped or not wanted.',
})
export class LearntExercisesType {
  @Field(() => [LearntExerciseType], { description: 'Each of which something is known.' })
  exercises!: Fields<LearntExerciseType>[];

  @Field(() => [LearntKindType], { description: 'Each kind of which something is known.' })
  kinds!: Fields<LearntKindType>[];
}
export type LearntExercises = Fields<LearntExercisesType>;
