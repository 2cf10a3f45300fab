import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { type MarkExerciseInput, MarkExerciseInputType } from './exerciseMark.input.ts';
import type { ExerciseMarkService } from './exerciseMark.service.ts';
import { type ExerciseMark, ExerciseMarkType, type LearntExercises, LearntExercisesType } from './exerciseMark.type.ts';

@Resolver(() => UserType)
export class ExerciseMarkResolver {
  private readonly service: ExerciseMarkService;

  constructor(service: ExerciseMarkService) {
    this.service = service;
  }

  @FieldResolver(() => [ExerciseMarkType], {
    description: 'The signs of the last weeks by which an exercise rests or may come again, oldest first.',
  })
  exerciseMarks(@Ctx() context: RequestContext): Promise<ExerciseMark[]> {
    return this.service.signs(context);
  }

  @FieldResolver(() => LearntExercisesType, {
    description: 'What has been learnt of exercises, by which the next one is chosen; computed when it is asked for.',
  })
  learntExercises(@Ctx() context: RequestContext): Promise<LearntExercises> {
    return this.service.learnt(context);
  }

  @Mutation(() => ExerciseMarkType, { description: 'Keeps what the person says of an exercise besides how it felt.' })
  markExercise(
    @Arg('input', () => MarkExerciseInputType, { description: 'The exercise, and what is said of it.' })
    input: MarkExerciseInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<ExerciseMark> {
    return this.service.mark(claims, input, now);
  }
}
