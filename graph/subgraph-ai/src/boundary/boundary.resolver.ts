import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type CrisisHelp, orHelp } from '@spire/graph-shared/crisisHelp';
import {
  type ValidateBoundaryInput,
  ValidateBoundaryInputType,
  type WriteBoundaryInput,
  WriteBoundaryInputType,
} from './boundary.input.ts';
import type { BoundaryService } from './boundary.service.ts';
import { type WrittenText, WrittenTextType } from './boundary.type.ts';

const BoundaryAnswerUnion = orHelp('BoundaryAnswer', WrittenTextType);

@Resolver()
export class BoundaryResolver {
  private readonly boundaries: BoundaryService;

  constructor(boundaries: BoundaryService) {
    this.boundaries = boundaries;
  }

  @Mutation(() => BoundaryAnswerUnion, {
    description: 'Writes a way to say no. Where somebody else may be dangerous it is help, always. Stores nothing.',
  })
  writeBoundary(
    @Arg('input', () => WriteBoundaryInputType, { description: 'What it is about.' }) input: WriteBoundaryInput,
    @Ctx() context: RequestContext,
  ): Promise<WrittenText | CrisisHelp> {
    return this.boundaries.write(input, context);
  }

  @Mutation(() => BoundaryAnswerUnion, {
    description:
      'Says of a boundary why it counts. Where somebody else may be dangerous it is help, always. Stores nothing.',
  })
  validateBoundary(
    @Arg('input', () => ValidateBoundaryInputType, { description: 'The boundary.' }) input: ValidateBoundaryInput,
    @Ctx() context: RequestContext,
  ): Promise<WrittenText | CrisisHelp> {
    return this.boundaries.validate(input, context);
  }
}
