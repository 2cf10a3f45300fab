import { LIMITS } from '@spire/domain/limits';
import { type Page, type PageArguments, PageArgumentsType } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  InteractionArgumentsType,
  type InteractionArguments,
  RecordSuggestionInputType,
  type RecordSuggestionInput,
} from './suggestionInteraction.input.ts';
import type { SuggestionInteractionService } from './suggestionInteraction.service.ts';
import {
  type LikedSuggestion,
  LikedSuggestionConnectionType,
  type SuggestionInteraction,
  SuggestionInteractionConnectionType,
  SuggestionInteractionType,
} from './suggestionInteraction.type.ts';

@Resolver(() => UserType)
export class SuggestionInteractionResolver {
  private readonly interactions: SuggestionInteractionService;

  constructor(interactions: SuggestionInteractionService) {
    this.interactions = interactions;
  }

  @FieldResolver(() => SuggestionInteractionConnectionType, {
    description: 'What became of suggestions, newest first.',
  })
  suggestionInteractions(
    @Args(() => InteractionArgumentsType) wanted: InteractionArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<Page<SuggestionInteraction>> {
    return this.interactions.page(claims, wanted);
  }

  @FieldResolver(() => LikedSuggestionConnectionType, { description: 'What the person wants to keep, newest first.' })
  likedSuggestions(
    @Args(() => PageArgumentsType) wanted: PageArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<Page<LikedSuggestion>> {
    return this.interactions.liked(claims, wanted);
  }

  @FieldResolver(() => Int, {
    description: `How many of the ${LIMITS.suggestionsPerDay} suggestions of today are left, where the person is.`,
  })
  suggestionsLeftToday(@Ctx() context: RequestContext): Promise<number> {
    return this.interactions.leftToday(context);
  }

  @Mutation(() => SuggestionInteractionType, {
    description:
      'Records what became of a suggestion. `generated` beyond the limit of its date is DAILY_LIMIT; the same text is ' +
      'completed once a date and liked once: a second time answers the stored record.',
  })
  recordSuggestion(
    @Arg('input', () => RecordSuggestionInputType, { description: 'The record.' }) input: RecordSuggestionInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<SuggestionInteraction> {
    return this.interactions.record(claims, input, now);
  }

  @Mutation(() => Boolean, {
    description:
      'Takes back a like, or a completion and its points; NOT_FOUND for anything else: what was generated stays counted. Answers true.',
  })
  undoSuggestion(
    @Arg('id', () => ID, { description: 'Which record.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.interactions.undo(claims, id, ['liked', 'completed']);
  }

  @Mutation(() => Boolean, {
    description: 'Takes a suggestion off the liked ones; NOT_FOUND when it is none of them. Answers true.',
  })
  removeLikedSuggestion(
    @Arg('id', () => ID, { description: 'Which liked suggestion.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.interactions.undo(claims, id, ['liked']);
  }
}
