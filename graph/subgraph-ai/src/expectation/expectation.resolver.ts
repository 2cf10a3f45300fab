import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type CrisisHelp, orHelp } from '@spire/graph-shared/crisisHelp';
import { type WriteExpectationResponseInput, WriteExpectationResponseInputType } from './expectation.input.ts';
import type { ExpectationService } from './expectation.service.ts';
import { type ExpectationResponse, ExpectationResponseType } from './expectation.type.ts';

const ExpectationAnswerUnion = orHelp('ExpectationAnswer', ExpectationResponseType);

@Resolver()
export class ExpectationResolver {
  private readonly expectations: ExpectationService;

  constructor(expectations: ExpectationService) {
    this.expectations = expectations;
  }

  @Mutation(() => ExpectationAnswerUnion, {
    description: 'Writes an encouragement for what lies ahead. Stores nothing: a session is stored by itself.',
  })
  writeExpectationResponse(
    @Arg('input', () => WriteExpectationResponseInputType, { description: 'What the person has answered.' })
    input: WriteExpectationResponseInput,
    @Ctx() context: RequestContext,
  ): Promise<ExpectationResponse | CrisisHelp> {
    return this.expectations.write(input, context);
  }
}
