import '@spire/graph-kit/reflection';
import type { InteractionType, SuggestionCategory, SuggestionKind } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { InteractionTypeEnum, SuggestionCategoryEnum, SuggestionKindEnum } from '@spire/graph-shared/optionEnums';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('SuggestionInteraction', { description: 'That a suggestion was generated, liked or completed.' })
export class SuggestionInteractionType {
  @Field(() => ID, { description: 'Made by the client, so that sending it twice does no harm.' })
  id!: string;

  @Field(() => String, { description: 'The suggestion.' })
  suggestionText!: string;

  @Field(() => SuggestionKindEnum, { description: 'What was suggested.' })
  suggestionType!: SuggestionKind;

  @Field(() => InteractionTypeEnum, { description: 'What became of it.' })
  interactionType!: InteractionType;

  @Field(() => SuggestionCategoryEnum, { nullable: true, description: 'What kind of thing it is, when known.' })
  category!: SuggestionCategory | null;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => DateTimeScalar, { description: 'When it was stored.' })
  createdAt!: Date;
}
export type SuggestionInteraction = Fields<SuggestionInteractionType>;

@ObjectType('SuggestionInteractionConnection', { description: 'A page of interactions, newest first.' })
export class SuggestionInteractionConnectionType extends pageOf(SuggestionInteractionType) {}

@ObjectType('LikedSuggestion', { description: 'A suggestion the person wants to keep; one of each text.' })
export class LikedSuggestionType {
  @Field(() => ID, { description: 'The id of the interaction that liked it.' })
  id!: string;

  @Field(() => String, { description: 'The suggestion.' })
  suggestionText!: string;

  @Field(() => SuggestionCategoryEnum, { nullable: true, description: 'What kind of thing it is, when known.' })
  category!: SuggestionCategory | null;

  @Field(() => DateTimeScalar, { description: 'When it was liked.' })
  likedAt!: Date;
}
export type LikedSuggestion = Fields<LikedSuggestionType>;

@ObjectType('LikedSuggestionConnection', { description: 'A page of liked suggestions, newest first.' })
export class LikedSuggestionConnectionType extends pageOf(LikedSuggestionType) {}
