import type { Language } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import { LanguageEnum } from '@spire/graph-kit/optionEnums';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, Directive, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { UserType, type User } from '../user/user.type.ts';
import type { SuggestionService } from './suggestion.service.ts';
import { SuggestionType, type Suggestion } from './suggestion.type.ts';

@Resolver(() => UserType)
export class SuggestionResolver {
  private readonly suggestions: SuggestionService;

  constructor(suggestions: SuggestionService) {
    this.suggestions = suggestions;
  }

  // The facts come through the graph, from the subgraphs that own them: the client cannot state them.
  @Directive(
    '@requires(fields: "effectiveCapacity profile { considerations goals avoidSuggestions } todaysCheckIn { id whatIsGood lookingForward needMore }")',
  )
  @FieldResolver(() => SuggestionType, {
    description:
      'A suggestion from the profile and today’s check-in; CHECK_IN_REQUIRED without them, DAILY_LIMIT past the last of the day.',
  })
  suggestion(
    @Root() { profile, todaysCheckIn, effectiveCapacity }: User,
    @Arg('number', () => Int, {
      defaultValue: 1,
      description: `Which of the day’s suggestions, 1 to ${LIMITS.suggestionsPerDay}.`,
    })
    number: number,
    @Arg('language', () => LanguageEnum, { description: 'Language of the text.' }) language: Language,
    @Ctx() context: RequestContext,
  ): Promise<Suggestion> {
    const facts = { profile: profile ?? null, checkIn: todaysCheckIn ?? null, capacity: effectiveCapacity ?? null };
    return this.suggestions.suggest(facts, { number, language }, context);
  }
}
