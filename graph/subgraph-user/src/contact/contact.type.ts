import '@spire/graph-kit/reflection';
import type { ContactAttribute } from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { DateTimeScalar } from '@spire/graph-kit/scalars';
import { ContactAttributeEnum } from '@spire/graph-shared/toolEnums';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Contact', { description: 'Somebody the person can turn to.' })
export class ContactType {
  @Field(() => ID, { description: 'Made by the client, so that sending it twice does no harm.' })
  id!: string;

  @Field(() => String, { description: 'A name or a nickname, as the person wrote it.' })
  name!: string;

  @Field(() => [ContactAttributeEnum], { description: 'What they are good for.' })
  attributes!: ContactAttribute[];

  @Field(() => DateTimeScalar, { description: 'When the contact was added.' })
  createdAt!: Date;
}
export type Contact = Fields<ContactType>;
