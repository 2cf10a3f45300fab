import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import type { NeedMore, SuggestionCategory, SuggestionSource } from '@spire/domain/options';
import { type PromptQuestion, PROMPT_QUESTIONS } from '@spire/domain/promptQuestions';
import { SUGGESTION_FORMS, type SuggestionForm } from '@spire/domain/suggestionSet';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import { NeedMoreEnum, SuggestionCategoryEnum, SuggestionSourceEnum } from './optionEnums.ts';
import { AnsweredType } from './crisisHelp.ts';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';

export const SuggestionFormEnum = optionEnum('SuggestionForm', SUGGESTION_FORMS, 'How suggestions were asked for.');

export const PromptQuestionEnum = optionEnum<PromptQuestion>(
  'PromptQuestion',
  keysOf(PROMPT_QUESTIONS),
  'What is asked back where a wish may mean several things.',
);

/** One suggestion as it is answered: the subgraph that writes it and the one that stores it say the same of it. */
@ObjectType('Suggestion', { description: 'One thing to do today that fits how the person is.' })
@Directive('@shareable')
export class SuggestionType {
  @Field(() => ID, { description: 'Always the same for the same suggestion.' })
  id!: string;

  @Field(() => String, { description: 'The suggestion, in the language it was asked for in. Plain text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'A few words that name it; null where it has none.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'What its button says, in a list.' })
  actionText!: string | null;

  @Field(() => String, { description: 'An emoji for the card.' })
  emoji!: string;

  @Field(() => Int, { nullable: true, description: 'About how many minutes it takes; null for as long as one likes.' })
  minutes!: number | null;

  @Field(() => SuggestionCategoryEnum, { description: 'What kind of thing it is.' })
  category!: SuggestionCategory;

  @Field(() => SuggestionSourceEnum, { description: 'Where the text comes from.' })
  source!: SuggestionSource;

  @Field(() => [NeedMoreEnum], { description: 'The needs that a built-in text is written for; none of any other.' })
  needs!: NeedMore[];
}
export type Suggestion = Fields<SuggestionType>;

@ObjectType('SuggestionSet', { description: 'What one request for suggestions was answered with.' })
@Directive('@shareable')
export class SuggestionSetType extends AnsweredType {
  @Field(() => ID, { description: 'Made by the client, so that asking twice answers the same.' })
  id!: string;

  @Field(() => Int, { description: `Which of the day’s requests it is, 1 to ${LIMITS.suggestionsPerDay}.` })
  number!: number;

  @Field(() => Int, { description: 'How many requests a day has.' })
  limit!: number;

  @Field(() => SuggestionFormEnum, { description: 'How they were asked for.' })
  form!: SuggestionForm;

  @Field(() => LocalDateScalar, { description: 'The day they are for.' })
  date!: string;

  @Field(() => DateTimeScalar, { description: 'When they were asked for.' })
  createdAt!: Date;

  @Field(() => [SuggestionType], { description: 'One on a card, three in a list.' })
  suggestions!: Suggestion[];

  @Field(() => PromptQuestionEnum, {
    nullable: true,
    description:
      'One question back, in the answer to a wish that may mean several things; null in any other, and later.',
  })
  question?: PromptQuestion | null;
}
export type SuggestionSet = Fields<SuggestionSetType>;
