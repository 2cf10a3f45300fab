import '@spire/graph-kit/reflection';
import type { ConsentKind } from '@spire/domain/consents';
import type { Fields } from '@spire/graph-kit/fields';
import { ConsentKindEnum } from '@spire/graph-shared/optionEnums';
import { Field, InputType } from 'type-graphql';

@InputType('DecideConsentInput', { description: 'A decision of the person’s.' })
export class DecideConsentInputType {
  @Field(() => ConsentKindEnum, { description: 'What it is about.' })
  kind!: ConsentKind;

  @Field(() => String, { description: 'The version of the text they have read, one that there has been.' })
  version!: string;

  @Field(() => Boolean, { description: 'Whether they agree.' })
  isGiven!: boolean;
}
export type DecideConsentInput = Fields<DecideConsentInputType>;
