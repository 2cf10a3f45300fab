import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import { CONTACT_ATTRIBUTES, type ContactAttribute } from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { ContactAttributeEnum } from '@spire/graph-shared/toolEnums';
import { Field, ID, InputType } from 'type-graphql';

@InputType('SaveContactInput', { description: 'A whole contact, new or changed.' })
export class SaveContactInputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; that of a contact changes it.' })
  id?: string | null;

  @Field(() => String, { description: `At most ${LIMITS.contactName} characters.` })
  name!: string;

  @Field(() => [ContactAttributeEnum], { description: `1 to ${CONTACT_ATTRIBUTES.length}, each once.` })
  attributes!: ContactAttribute[];
}
export type SaveContactInput = Fields<SaveContactInputType>;
