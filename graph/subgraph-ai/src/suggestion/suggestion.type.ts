import '@spire/graph-kit/reflection';
import type { SuggestionCategory, SuggestionSource } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { SuggestionCategoryEnum, SuggestionSourceEnum } from '@spire/graph-kit/optionEnums';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('Suggestion', { description: 'One thing to do today that fits how the person is.' })
export class SuggestionType {
  @Field(() => ID, { description: 'The same for the same date, number and language.' })
  id!: string;

  @Field(() => Int, { description: 'Which of the day’s suggestions it is, from 1.' })
  number!: number;

  @Field(() => Int, { description: 'How many suggestions a day has.' })
  limit!: number;

  @Field(() => String, { description: 'The suggestion, in the language asked for. Plain text.' })
  text!: string;

  @Field(() => String, { description: 'An emoji for the card.' })
  emoji!: string;

  @Field(() => Int, { description: 'About how many minutes it takes.' })
  minutes!: number;

  @Field(() => SuggestionCategoryEnum, { description: 'What kind of thing it is.' })
  category!: SuggestionCategory;

  @Field(() => SuggestionSourceEnum, { description: 'Where the text comes from.' })
  source!: SuggestionSource;
}
export type Suggestion = Fields<SuggestionType>;
