import type { RequestContext } from '@spire/graph-kit/requestContext';
import { type SuggestionSet, SuggestionSetType } from '@spire/graph-shared/suggestionSet';
import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  BeginSuggestionSetInputType,
  type BeginSuggestionSetInput,
  FinishSuggestionSetInputType,
  type FinishSuggestionSetInput,
} from './suggestionSet.input.ts';
import type { SuggestionSetService } from './suggestionSet.service.ts';
import { type SuggestionStart, SuggestionStartType } from './suggestionSet.type.ts';

/** `@inaccessible` fields are for the subgraph that writes suggestions, and in no public schema. */
@Resolver(() => UserType)
export class SuggestionSetResolver {
  private readonly sets: SuggestionSetService;

  constructor(sets: SuggestionSetService) {
    this.sets = sets;
  }

  @FieldResolver(() => [SuggestionSetType], {
    description: 'What was suggested today, where the person is, oldest first.',
  })
  todaysSuggestions(@Ctx() context: RequestContext): Promise<SuggestionSet[]> {
    return this.sets.ofToday(context);
  }

  @Directive('@inaccessible')
  @FieldResolver(() => [String], {
    description: 'What was suggested in the last 14 days, newest first, each text once.',
  })
  recentSuggestionTexts(@Ctx() context: RequestContext): Promise<string[]> {
    return this.sets.recentTexts(context);
  }

  @Directive('@inaccessible')
  @Mutation(() => SuggestionStartType, {
    description:
      'Takes one of the day’s places for suggestions that are about to be written; DAILY_LIMIT when there is none ' +
      'left. The same id takes one place, however often.',
  })
  beginSuggestionSet(
    @Arg('input', () => BeginSuggestionSetInputType, { description: 'The request.' }) input: BeginSuggestionSetInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<SuggestionStart> {
    return this.sets.begin(claims, input, now);
  }

  @Directive('@inaccessible')
  @Mutation(() => SuggestionSetType, {
    description:
      'Stores the suggestions, and that each of them was generated, once; NOT_FOUND when the request was never begun, ' +
      'or was given up.',
  })
  finishSuggestionSet(
    @Arg('input', () => FinishSuggestionSetInputType, { description: 'The answer.' }) input: FinishSuggestionSetInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<SuggestionSet> {
    return this.sets.finish(claims, input, now);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, {
    description: 'Gives the place back of what is not going to be written. Answers whether there was one.',
  })
  dropSuggestionSet(
    @Arg('id', () => ID, { description: 'Which request.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.sets.drop(claims, id);
  }
}
