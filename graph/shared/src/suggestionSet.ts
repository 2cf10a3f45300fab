import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import type { NeedMore, SuggestionCategory, SuggestionSource } from '@spire/domain/options';
import { type PromptQuestion, PROMPT_QUESTIONS } from '@spire/domain/promptQuestions';
import { SUGGESTION_FORMS, type SuggestionForm } from '@spire/domain/suggestionSet';
import { SUGGESTION_WHYS, type SuggestionWhy, WISH_GROUPS, type WishGroup } from '@spire/domain/wishGroups';
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

export const WishGroupEnum = optionEnum<WishGroup>(
  'WishGroup',
  WISH_GROUPS,
  'What a wish can mostly be about, in plain words: states, never illnesses.',
);

export const SuggestionWhyEnum = optionEnum<SuggestionWhy>(
  'SuggestionWhy',
  SUGGESTION_WHYS,
  'Why a suggestion was chosen: what the person wrote, or what they said it is about.',
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

  @Field(() => SuggestionWhyEnum, {
    nullable: true,
    description: 'Why it was chosen, in the answer to a wish; null for the day itself.',
  })
  why?: SuggestionWhy | null;
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

  @Field(() => WishGroupEnum, {
    nullable: true,
    description: 'What a wish was said, or else taken, to be about; null where that is unsure.',
  })
  about?: WishGroup | null;

  @Field(() => [WishGroupEnum], {
    nullable: true,
    description: 'What a wish may be about, the likeliest first; null where no wish is answered by us.',
  })
  guesses?: WishGroup[] | null;
}
export type SuggestionSet = Fields<SuggestionSetType>;

/** The classification of a wish, kept beside its answer: never its words. */
export interface HeardInSet {
  /** The group it was said, or else taken, to be about; null where that is unsure. */
  about: WishGroup | null;
  /** Other groups it may be about, the likeliest first. */
  guesses: WishGroup[];
  /** Why each text was chosen, in their order. */
  whys: (SuggestionWhy | null)[];
}
