import '@spire/graph-kit/reflection';
import type { TextSource } from '@spire/domain/toolOptions';
import { AnsweredType } from '@spire/graph-shared/crisisHelp';
import type { Fields } from '@spire/graph-kit/fields';
import { TextSourceEnum } from '@spire/graph-shared/toolEnums';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('WrittenText', { description: 'A text for somebody who puts themselves first.' })
export class WrittenTextType extends AnsweredType {
  @Field(() => String, { description: 'The text. Plain text.' })
  text!: string;

  @Field(() => String, { description: 'Something kind to remember.' })
  reminder!: string;

  @Field(() => TextSourceEnum, { description: 'Where the text comes from.' })
  source!: TextSource;
}
export type WrittenText = Fields<WrittenTextType>;
