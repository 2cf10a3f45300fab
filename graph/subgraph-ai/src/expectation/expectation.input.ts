import '@spire/graph-kit/reflection';
import type { EventKind } from '@spire/domain/eventKinds';
import { LIMITS } from '@spire/domain/limits';
import type { DesiredFeeling } from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { DesiredFeelingEnum, EventKindEnum } from '@spire/graph-shared/toolEnums';
import { Field, InputType } from 'type-graphql';
import { TextRequestInputType } from '../writing/textRequest.input.ts';

const FREE_TEXT = `At most ${LIMITS.freeText} characters.`;

@InputType('WriteExpectationResponseInput', { description: 'The four answers of an expectation lift.' })
export class WriteExpectationResponseInputType extends TextRequestInputType {
  @Field(() => String, { description: `What the person will do. ${FREE_TEXT}` })
  whatToDo!: string;

  @Field(() => String, { description: `What could go better than feared. ${FREE_TEXT}` })
  whatCanGoBetter!: string;

  @Field(() => String, { description: `What can make it feel good. ${FREE_TEXT}` })
  howToFeelGood!: string;

  @Field(() => DesiredFeelingEnum, { description: 'How the person wants to feel afterwards.' })
  desiredFeeling!: DesiredFeeling;

  @Field(() => EventKindEnum, {
    nullable: true,
    description: 'What it is about, as the person chose; guessed where left out.',
  })
  about?: EventKind | null;
}
export type WriteExpectationResponseInput = Fields<WriteExpectationResponseInputType>;
