import { LIMITS } from '@spire/domain/limits';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { type SuggestionSet, SuggestionSetType } from '@spire/graph-shared/suggestionSet';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type CrisisHelp, orHelp } from '@spire/graph-shared/crisisHelp';
import {
  type GenerateSuggestionInput,
  GenerateSuggestionInputType,
  type GenerateSuggestionsInput,
  GenerateSuggestionsInputType,
  type KeepSuggestionsInput,
  KeepSuggestionsInputType,
} from './suggestion.input.ts';
import type { SuggestionService } from './suggestion.service.ts';

const SuggestionAnswerUnion = orHelp('SuggestionAnswer', SuggestionSetType);
const LIMIT = `DAILY_LIMIT past ${LIMITS.suggestionsPerDay} requests a day, whatever they are for.`;

@Resolver()
export class SuggestionResolver {
  private readonly suggestions: SuggestionService;

  constructor(suggestions: SuggestionService) {
    this.suggestions = suggestions;
  }

  @Mutation(() => SuggestionAnswerUnion, {
    description: `One suggestion for today; CHECK_IN_REQUIRED without a profile and a check-in of today, unless the day is a hard one. ${LIMIT}`,
  })
  generateSuggestion(
    @Arg('input', () => GenerateSuggestionInputType, { description: 'How it is wanted.' })
    input: GenerateSuggestionInput,
    @Ctx() context: RequestContext,
  ): Promise<SuggestionSet | CrisisHelp> {
    return this.suggestions.generateOne(input, context);
  }

  @Mutation(() => SuggestionAnswerUnion, {
    description: `Three suggestions, for today or for what the person writes; CHECK_IN_REQUIRED for today as with one. ${LIMIT}`,
  })
  generateSuggestions(
    @Arg('input', () => GenerateSuggestionsInputType, { description: 'How they are wanted.' })
    input: GenerateSuggestionsInput,
    @Ctx() context: RequestContext,
  ): Promise<SuggestionSet | CrisisHelp> {
    return this.suggestions.generateThree(input, context);
  }
  @Mutation(() => SuggestionSetType, {
    nullable: true,
    description:
      `Keeps the built-in suggestions that a device gave without a network, and counts them. Null where the day of ` +
      `them is over or has no place left: then they are not counted, and what was done of them stays done.`,
  })
  keepSuggestions(
    @Arg('input', () => KeepSuggestionsInputType, { description: 'Which.' }) input: KeepSuggestionsInput,
    @Ctx() context: RequestContext,
  ): Promise<SuggestionSet | null> {
    return this.suggestions.keepGiven(input, context);
  }
}
