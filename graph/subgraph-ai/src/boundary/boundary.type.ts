import '@spire/graph-kit/reflection';
import type { Asker, RefusalTone, RequestedThing } from '@spire/domain/refusals';
import type { TextSource } from '@spire/domain/toolOptions';
import { AnsweredType } from '@spire/graph-shared/crisisHelp';
import type { Fields } from '@spire/graph-kit/fields';
import { AskerEnum, RefusalToneEnum, RequestedThingEnum, TextSourceEnum } from '@spire/graph-shared/toolEnums';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('Wording', { description: 'One whole way to say no.' })
export class WordingType {
  @Field(() => RefusalToneEnum, { description: 'How it is said.' })
  tone!: RefusalTone;

  @Field(() => String, { description: 'The message, as it can be sent. Plain text.' })
  text!: string;

  @Field(() => TextSourceEnum, { description: 'Where the text comes from.' })
  source!: TextSource;
}
export type Wording = Fields<WordingType>;

@ObjectType('RequestGuess', { description: 'Who asks and what for, as it was chosen or guessed.' })
export class RequestGuessType {
  @Field(() => AskerEnum, { nullable: true, description: 'Who asks; null where nothing tells.' })
  who?: Asker | null;

  @Field(() => RequestedThingEnum, { nullable: true, description: 'What for; null where nothing tells.' })
  kind?: RequestedThing | null;
}

@ObjectType('WrittenText', { description: 'A text for somebody who puts themselves first.' })
export class WrittenTextType extends AnsweredType {
  @Field(() => String, { description: 'The text; of ways to say no the warm one. Plain text.' })
  text!: string;

  @Field(() => String, { description: 'Something kind to remember.' })
  reminder!: string;

  @Field(() => TextSourceEnum, { description: 'Where the text comes from.' })
  source!: TextSource;

  @Field(() => [WordingType], {
    description: 'Ways to say no, in turns of a short one, a warm one and one with an offer; none for anything else.',
  })
  wordings!: Wording[];

  @Field(() => String, { nullable: true, description: 'What to say when somebody asks once more.' })
  again?: string | null;

  @Field(() => RequestGuessType, { nullable: true, description: 'What the ways to say no were chosen by.' })
  guess?: RequestGuessType | null;
}
export type WrittenText = Fields<WrittenTextType>;
