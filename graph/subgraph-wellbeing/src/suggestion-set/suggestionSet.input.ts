import '@spire/graph-kit/reflection';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { Language } from '@spire/domain/languages';
import type { SuggestionCategory, SuggestionSource } from '@spire/domain/options';
import type { SuggestionForm } from '@spire/domain/suggestionSet';
import type { SuggestionWhy, WishGroup } from '@spire/domain/wishGroups';
import { CrisisKindEnum } from '@spire/graph-shared/crisisKindEnum';
import type { Fields } from '@spire/graph-kit/fields';
import { LanguageEnum, SuggestionCategoryEnum, SuggestionSourceEnum } from '@spire/graph-shared/optionEnums';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { SuggestionFormEnum, SuggestionWhyEnum, WishGroupEnum } from '@spire/graph-shared/suggestionSet';
import { Directive, Field, ID, InputType, Int } from 'type-graphql';

@InputType('BeginSuggestionSetInput', { description: 'A request for suggestions.' })
@Directive('@inaccessible')
export class BeginSuggestionSetInputType {
  @Field(() => ID, { description: 'A UUID made by the client.' })
  id!: string;

  @Field(() => SuggestionFormEnum, { description: 'How they are asked for.' })
  form!: SuggestionForm;

  @Field(() => LanguageEnum, { description: 'Of the texts.' })
  language!: Language;

  @Field(() => LocalDateScalar, { description: 'Today, where the person is.' })
  date!: string;
}
export type BeginSuggestionSetInput = Fields<BeginSuggestionSetInputType>;

@InputType('SuggestionInput', { description: 'One suggestion, as it was written.' })
@Directive('@inaccessible')
export class SuggestionInputType {
  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Of a suggestion in a list.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What its button says, in a list.' })
  actionText?: string | null;

  @Field(() => String, { description: 'For the card.' })
  emoji!: string;

  @Field(() => Int, { nullable: true, description: 'About how many it takes.' })
  minutes?: number | null;

  @Field(() => SuggestionCategoryEnum, { description: 'What kind of thing it is.' })
  category!: SuggestionCategory;

  @Field(() => SuggestionSourceEnum, { description: 'Where the text comes from.' })
  source!: SuggestionSource;
}
export type SuggestionInput = Fields<SuggestionInputType>;

@InputType('HeardInSetInput', { description: 'What of a wish is kept beside its answer: never its words.' })
@Directive('@inaccessible')
export class HeardInSetInputType {
  @Field(() => WishGroupEnum, { nullable: true, description: 'What it was said, or else taken, to be about.' })
  about?: WishGroup | null;

  @Field(() => [WishGroupEnum], { description: 'What else it may be about, the likeliest first.' })
  guesses!: WishGroup[];

  @Field(() => [SuggestionWhyEnum], { nullable: 'items', description: 'Why each text was chosen, in their order.' })
  whys!: (SuggestionWhy | null)[];
}

@InputType('FinishSuggestionSetInput', { description: 'What a request for suggestions is answered with.' })
@Directive('@inaccessible')
export class FinishSuggestionSetInputType {
  @Field(() => ID, { description: 'Which request.' })
  id!: string;

  @Field(() => [SuggestionInputType], { description: 'One on a card, three in a list.' })
  suggestions!: SuggestionInput[];

  @Field(() => CrisisKindEnum, { nullable: true, description: 'Of what kind the help is that is offered beside them.' })
  offer?: CrisisKind | null;

  @Field(() => HeardInSetInputType, { nullable: true, description: 'What of a wish was heard; null for none.' })
  heard?: Fields<HeardInSetInputType> | null;
}
export type FinishSuggestionSetInput = Fields<FinishSuggestionSetInputType>;
