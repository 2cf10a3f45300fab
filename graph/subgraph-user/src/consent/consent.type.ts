import '@spire/graph-kit/reflection';
import type { ConsentKind } from '@spire/domain/consents';
import type { Fields } from '@spire/graph-kit/fields';
import { ConsentKindEnum } from '@spire/graph-shared/optionEnums';
import { DateTimeScalar } from '@spire/graph-kit/scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('Consent', { description: 'The person’s last decision about one thing.' })
export class ConsentType {
  @Field(() => ConsentKindEnum, { description: 'What it is about.' })
  kind!: ConsentKind;

  @Field(() => String, { description: 'The version of the text the person had read.' })
  version!: string;

  @Field(() => Boolean, { description: 'Whether they agreed; false when they declined or took it back.' })
  isGiven!: boolean;

  @Field(() => DateTimeScalar, { description: 'When they decided.' })
  decidedAt!: Date;
}
export type Consent = Fields<ConsentType>;
