import '@spire/graph-kit/reflection';
import type { Language } from '@spire/domain/languages';
import { LIMITS } from '@spire/domain/limits';
import { PROMPT_LEANINGS, type PromptLeaning } from '@spire/domain/promptQuestions';
import { SUGGESTIONS_IN_SET, type SuggestionForm } from '@spire/domain/suggestionSet';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import type { WishGroup } from '@spire/domain/wishGroups';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { LanguageEnum } from '@spire/graph-shared/optionEnums';
import { SuggestionFormEnum, WishGroupEnum } from '@spire/graph-shared/suggestionSet';
import { Field, ID, InputType } from 'type-graphql';
import { TextRequestInputType } from '../writing/textRequest.input.ts';

const PromptLeaningEnum = optionEnum<PromptLeaning>(
  'PromptLeaning',
  PROMPT_LEANINGS,
  'Which way a wish leans: what the person answered to the question asked back.',
);

@InputType()
export abstract class SuggestionRequestInputType extends TextRequestInputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; a repeat answers what is stored.' })
  id?: string | null;
}
export type SuggestionRequest = Fields<SuggestionRequestInputType>;

@InputType('GenerateSuggestionInput', { description: 'A suggestion for how today is.' })
export class GenerateSuggestionInputType extends SuggestionRequestInputType {
  @Field(() => String, {
    nullable: true,
    description: `Something the person adds in their own words. At most ${LIMITS.freeText} characters.`,
  })
  note?: string | null;
}
export type GenerateSuggestionInput = Fields<GenerateSuggestionInputType>;

@InputType('GenerateSuggestionsInput', { description: 'Three suggestions to choose from.' })
export class GenerateSuggestionsInputType extends SuggestionRequestInputType {
  @Field(() => String, {
    nullable: true,
    description: `What they are to be about, in the person’s own words; today’s check-in when left out. At most ${LIMITS.freeText} characters.`,
  })
  prompt?: string | null;

  @Field(() => PromptLeaningEnum, {
    nullable: true,
    description: 'With a prompt that a question was asked back about: the answer to it.',
    deprecationReason: 'Say what it is about instead.',
  })
  leaning?: PromptLeaning | null;

  @Field(() => WishGroupEnum, {
    nullable: true,
    description: 'What they are mostly to be about, with a prompt or without one: the person’s own choice.',
  })
  about?: WishGroup | null;
}
export type GenerateSuggestionsInput = Fields<GenerateSuggestionsInputType>;

@InputType('KeepSuggestionsInput', { description: 'Suggestions that a device gave by itself, without a network.' })
export class KeepSuggestionsInputType {
  @Field(() => ID, { description: 'A UUID made by the client; a repeat answers what is stored.' })
  id!: string;

  @Field(() => SuggestionFormEnum, { description: 'How they were asked for.' })
  form!: SuggestionForm;

  @Field(() => LanguageEnum, { description: 'Of the texts.' })
  language!: Language;

  @Field(() => LocalDateScalar, { description: 'The day they were given on, where the person is.' })
  date!: string;

  @Field(() => [String], { description: `Built-in texts, word for word. At most ${SUGGESTIONS_IN_SET}.` })
  texts!: string[];
}
export type KeepSuggestionsInput = Fields<KeepSuggestionsInputType>;
