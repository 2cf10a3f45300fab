import '@spire/graph-kit/reflection';
import type { EventKind } from '@spire/domain/eventKinds';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { TextSource } from '@spire/domain/toolOptions';
import { AnsweredType } from '@spire/graph-shared/crisisHelp';
import type { Fields } from '@spire/graph-kit/fields';
import { EventKindEnum, TextSourceEnum } from '@spire/graph-shared/toolEnums';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('Note', { description: 'Something to think about, from the reviewed list.' })
export class NoteType {
  @Field(() => String, { description: 'The text. Plain text; empty where nothing is to be learnt, as beside a death.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What its claim rests on; null for what claims nothing: a thought.',
  })
  sourceTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Where that can be read.' })
  sourceUrl!: string | null;
}
export type Note = Fields<NoteType>;

@ObjectType('ExpectationResponse', { description: 'What an expectation lift is answered with.' })
export class ExpectationResponseType extends AnsweredType {
  @Field(() => String, { description: 'An encouragement.' })
  message!: string;

  @Field(() => [String], {
    description: 'One to three things that may make it easier; beside something grave, that are all right.',
  })
  suggestions!: string[];

  @Field(() => NoteType, { description: 'Something to learn; never a provider’s.' })
  learning!: Note;

  @Field(() => NoteType, { description: 'Something about training one’s attention; never a provider’s.' })
  brainTraining!: Note;

  @Field(() => TextSourceEnum, { description: 'Where message and suggestions come from.' })
  source!: TextSource;

  @Field(() => EventKindEnum, { description: 'What it was taken to be about, as chosen or guessed.' })
  about!: EventKind;

  @Field(() => String, { nullable: true, description: 'The event within that kind; null where nothing tells.' })
  event!: PlannedEvent | null;
}
export type ExpectationResponse = Fields<ExpectationResponseType>;
