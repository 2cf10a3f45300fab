import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { InteractionType, SuggestionCategory, SuggestionKind } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { InteractionTypeEnum, SuggestionCategoryEnum, SuggestionKindEnum } from '@spire/graph-shared/optionEnums';
import { PageArgumentsType } from '@spire/graph-kit/pages';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { ArgsType, Field, ID, InputType } from 'type-graphql';

@ArgsType()
export class InteractionArgumentsType extends PageArgumentsType {
  @Field(() => InteractionTypeEnum, { nullable: true, description: 'Only those of this type; all when left out.' })
  type?: InteractionType | null;
}
export type InteractionArguments = Fields<InteractionArgumentsType>;

@InputType('RecordSuggestionInput', { description: 'What became of a suggestion.' })
export class RecordSuggestionInputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; a repeat answers the stored record.' })
  id?: string | null;

  @Field(() => String, { description: `At most ${LIMITS.freeText} characters.` })
  suggestionText!: string;

  @Field(() => SuggestionKindEnum, { description: 'What was suggested.' })
  suggestionType!: SuggestionKind;

  @Field(() => InteractionTypeEnum, { description: 'What became of it.' })
  interactionType!: InteractionType;

  @Field(() => SuggestionCategoryEnum, { nullable: true, description: 'What kind of thing it is, when known.' })
  category?: SuggestionCategory | null;

  @Field(() => LocalDateScalar, {
    description: `Today where the person is; what is not \`generated\` may be up to ${LIMITS.lateDays} days back.`,
  })
  date!: string;
}
export type RecordSuggestionInput = Fields<RecordSuggestionInputType>;
