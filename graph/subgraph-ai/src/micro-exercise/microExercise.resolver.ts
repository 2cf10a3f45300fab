import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type CrisisHelp, orHelp } from '@spire/graph-shared/crisisHelp';
import { type WriteMicroExerciseInput, WriteMicroExerciseInputType } from './microExercise.input.ts';
import type { MicroExerciseService } from './microExercise.service.ts';
import { type WrittenExercise, WrittenExerciseType } from './microExercise.type.ts';

const MicroExerciseAnswerUnion = orHelp('MicroExerciseAnswer', WrittenExerciseType);

@Resolver()
export class MicroExerciseResolver {
  private readonly exercises: MicroExerciseService;

  constructor(exercises: MicroExerciseService) {
    this.exercises = exercises;
  }

  @Mutation(() => MicroExerciseAnswerUnion, {
    description:
      'Writes a small exercise from the profile and today’s check-in, as far as there are any. Stores nothing.',
  })
  writeMicroExercise(
    @Arg('input', () => WriteMicroExerciseInputType, { description: 'How it is wanted.' })
    input: WriteMicroExerciseInput,
    @Ctx() context: RequestContext,
  ): Promise<WrittenExercise | CrisisHelp> {
    return this.exercises.write(input, context);
  }
}
