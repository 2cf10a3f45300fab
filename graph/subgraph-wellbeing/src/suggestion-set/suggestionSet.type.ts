import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { type SuggestionSet, SuggestionSetType } from '@spire/graph-shared/suggestionSet';
import { Directive, Field, Int, ObjectType } from 'type-graphql';

/** A place of the day: held until suggestions are stored in it, or given back. */
@ObjectType('SuggestionStart', { description: 'A place of the day, held for suggestions that are being written.' })
@Directive('@inaccessible')
export class SuggestionStartType {
  @Field(() => Int, { description: 'Which of the day’s requests it is, from 1.' })
  number!: number;

  @Field(() => SuggestionSetType, { nullable: true, description: 'What is stored already: the request is a repeat.' })
  stored!: SuggestionSet | null;
}
export type SuggestionStart = Fields<SuggestionStartType>;
