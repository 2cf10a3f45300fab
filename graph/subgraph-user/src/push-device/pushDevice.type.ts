import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { DateTimeScalar } from '@spire/graph-kit/scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('PushDevice', { description: 'A browser that the person is reminded in.' })
export class PushDeviceType {
  @Field(() => ID, {
    description: 'Made of the address it is reached at: the first 16 bytes of its SHA-256, as a UUID.',
  })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What it called itself when it was told of.' })
  userAgent!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was told of.' })
  createdAt!: Date;
}
export type PushDevice = Fields<PushDeviceType>;
